import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorOf, operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { answerChat } from '../chat/answer-chat.ts';
import type { ChatMember, ChatParts } from '../chat/chat-parts.ts';
import { claimChat } from '../chat/claim-chat.ts';
import { closeChat, closeForOperator } from '../chat/close-chat.ts';
import { listChats } from '../chat/list-chats.ts';
import { openChat } from '../chat/open-chat.ts';
import { rateChat } from '../chat/rate-chat.ts';
import { readChat } from '../chat/read-chat.ts';
import { sayInChat } from '../chat/say-in-chat.ts';

/** How often one address may say something in a minute. */
const MOST_IN_A_MINUTE = 60;

interface ChatRoutesGiven extends ChatParts {
  readonly sites: SiteDirectory;
  readonly rateLimitFactor: number;
}

/** The live chat of the portal itself: its members, and the operators who answer. */
export function chatRoutes(app: FastifyInstance, given: ChatRoutesGiven): void {
  memberRoutes(app, given);
  operatorRoutes(app, given);
}

function memberRoutes(app: FastifyInstance, { rateLimitFactor, ...parts }: ChatRoutesGiven): void {
  const access = 'member' as const;
  const rateLimit = { max: Math.ceil(MOST_IN_A_MINUTE * rateLimitFactor), timeWindow: 60_000 };
  const limited = { config: { access, rateLimit } };
  const memberOf = (request: FastifyRequest): ChatMember => ({
    ...{ site: siteOf(request), memberId: sessionOf(request).memberId, language: request.language },
  });

  answerCall(app, 'GET /wps/member/chat', { config: { access } }, (request) => readChat(parts, memberOf(request)));

  answerCall(app, 'POST /wps/member/chat', limited, (request) => openChat(parts, memberOf(request)));

  answerCall(app, 'POST /wps/member/chat/messages', limited, (request) =>
    sayInChat(parts, memberOf(request), request.body),
  );

  answerCall(app, 'DELETE /wps/member/chat', limited, (request) => closeChat(parts, memberOf(request)));

  answerCall(app, 'PUT /wps/member/chat/rating', limited, (request) =>
    rateChat(parts, memberOf(request), request.body.rating),
  );
}

function operatorRoutes(app: FastifyInstance, { sites, ...parts }: ChatRoutesGiven): void {
  const config = requireOperator('support');
  const named = (siteId: string): PublishedSite => siteById(sites, siteId);

  answerCall(app, 'GET /wps/operator/sites/:siteId/chats', { config }, ({ params }) =>
    listChats(parts, named(params.siteId)),
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/chats/:chatId/claim', { config }, (request) => {
    const { siteId, chatId } = request.params;
    return claimChat(parts, named(siteId), {
      chatId,
      account: operatorOnRecord(request),
      name: operatorOf(request).name,
    });
  });

  answerCall(app, 'POST /wps/operator/sites/:siteId/chats/:chatId/messages', { config }, (request) => {
    const { siteId, chatId } = request.params;
    return answerChat(parts, named(siteId), { chatId, account: operatorOnRecord(request) }, request.body);
  });

  answerCall(app, 'POST /wps/operator/sites/:siteId/chats/:chatId/close', { config }, (request) => {
    const { siteId, chatId } = request.params;
    return closeForOperator(parts, named(siteId), { chatId, account: operatorOnRecord(request) });
  });
}
