import type { FastifyInstance } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { MessageService } from '../inbox/message-service.ts';

const PAGE_SIZE = 20;

/** Messages to members. Trial accounts have none (specification, section 6). */
export function messageRoutes(app: FastifyInstance, messages: MessageService): void {
  const ofMember = { config: { access: 'member' as const } };

  answerCall(app, 'GET /wps/relay/CSP_unreadCount', ofMember, (request) => messages.unreadCount(sessionOf(request)));

  answerCall(app, 'GET /wps/member/messages', ofMember, (request) => {
    const { pageNo = '1', pageSize = String(PAGE_SIZE) } = request.query;
    const page = { pageNo: Number(pageNo), pageSize: Number(pageSize) };
    const { name: siteName, currency, timeZone, languages } = siteOf(request).site;
    const reader = { language: request.language, fallback: languages.default, siteName, currency, timeZone };
    return messages.list(sessionOf(request), reader, page);
  });

  answerCall(app, 'PUT /wps/member/messages/read', ofMember, async (request) => {
    await messages.readAll(sessionOf(request));
    return { done: true };
  });

  answerCall(app, 'PUT /wps/member/messages/:messageId/read', ofMember, async (request) => {
    await messages.read(sessionOf(request), request.params.messageId);
    return { done: true };
  });

  answerCall(app, 'DELETE /wps/member/messages/:messageId', ofMember, async (request) => {
    await messages.remove(sessionOf(request), request.params.messageId);
    return { done: true };
  });
}
