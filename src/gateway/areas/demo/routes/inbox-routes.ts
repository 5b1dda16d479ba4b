import type { FastifyInstance, FastifyReply } from 'fastify';
import { setPagePolicy } from '#gateway/http/security/security-headers.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { createNonce } from '#gateway/kit/nonce.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { inboxMessagePage, inboxPage } from '../inbox/inbox-page.ts';
import type { InboxMessage, InboxService } from '../inbox/inbox-service.ts';

const INBOX_HOST_HEADER = /^mail\.localhost\.?(?::\d+)?$/i;

/**
 * The inbox of a demo, at a host of its own: everything that its sites would have sent, for whoever sits at the
 * machine.
 * @throws in production, where messages are secrets of those they were sent to.
 */
export function inboxRoutes(app: FastifyInstance, inbox: InboxService, { mode }: Pick<Settings, 'mode'>): void {
  if (mode !== 'demo') throw new Error('the inbox of demos does not start in production mode');
  const onlyHere = { constraints: { host: INBOX_HOST_HEADER }, config: { anyHost: true } };

  app.get('/', onlyHere, async (_request, reply) => {
    const messages = await inbox.list();
    return sendPage(reply, (nonce) => inboxPage(messages, inbox.isOwnHost, nonce));
  });

  app.get<{ Params: { siteId: string; messageId: string } }>(
    '/messages/:siteId/:messageId',
    onlyHere,
    async (request, reply) => {
      const message = await inbox.find(request.params.siteId, request.params.messageId);
      if (message === undefined) throw new DomainError('not_found');
      return sendPage(reply, (nonce) => inboxMessagePage(message, inbox.isOwnHost, nonce));
    },
  );

  app.get<{ Querystring: { to?: unknown } }>('/messages.json', onlyHere, async (request, reply) => {
    const { to } = request.query;
    const messages = await inbox.list(typeof to === 'string' ? to : undefined);
    return reply.header('cache-control', 'no-store').send({ messages: messages.map(presentMessage) });
  });
}

function sendPage(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = createNonce();
  setPagePolicy(
    reply,
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  // A link in a message may carry a code, and so may the address that leads back here.
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(page(nonce));
}

/** A message as the inbox tells it to programs. */
function presentMessage(message: InboxMessage) {
  return {
    id: message.message_id,
    siteId: message.site.id,
    channel: message.channel,
    kind: message.kind,
    to: message.recipient,
    subject: message.subject,
    text: message.text_body,
    html: message.html_body,
    state: message.state,
    createdAt: new Date(message.created_at).toISOString(),
    sentAt: message.sent_at === null ? null : new Date(message.sent_at).toISOString(),
  };
}
