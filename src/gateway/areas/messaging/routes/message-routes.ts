import type { FastifyInstance } from 'fastify';
import type {
  Done,
  LanguageQuery,
  MemberMessages,
  MessagesQuery,
  UnreadCount,
} from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { MessageService } from '../inbox/message-service.ts';

const PAGE_SIZE = 20;

/** Messages to members. Trial accounts have none (specification, section 6). */
export function messageRoutes(app: FastifyInstance, messages: MessageService): void {
  const ofMember = { config: { access: 'member' as const } };
  const described = <Answer extends 'Done' | 'MemberMessages' | 'UnreadCount'>(summary: string, answer: Answer) => ({
    tags: ['member'],
    summary,
    response: { 200: contract(answer) },
  });

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/relay/CSP_unreadCount',
    {
      ...ofMember,
      schema: { ...described('How many messages are not read', 'UnreadCount'), querystring: contract('LanguageQuery') },
    },
    (request): Promise<UnreadCount> => messages.unreadCount(sessionOf(request)),
  );

  app.get<{ Querystring: MessagesQuery }>(
    '/wps/member/messages',
    {
      ...ofMember,
      schema: {
        ...described('Messages to the member, newest first', 'MemberMessages'),
        querystring: contract('MessagesQuery'),
      },
    },
    (request): Promise<MemberMessages> => {
      const { pageNo = '1', pageSize = String(PAGE_SIZE) } = request.query;
      const page = { pageNo: Number(pageNo), pageSize: Number(pageSize) };
      const reader = { language: request.language, siteName: siteOf(request).site.name };
      return messages.list(sessionOf(request), reader, page);
    },
  );

  app.put(
    '/wps/member/messages/read',
    { ...ofMember, schema: described('Mark all messages as read', 'Done') },
    async (request): Promise<Done> => {
      await messages.readAll(sessionOf(request));
      return { done: true };
    },
  );

  app.put<{ Params: { messageId: string } }>(
    '/wps/member/messages/:messageId/read',
    { ...ofMember, schema: described('Mark a message as read', 'Done') },
    async (request): Promise<Done> => {
      await messages.read(sessionOf(request), request.params.messageId);
      return { done: true };
    },
  );

  app.delete<{ Params: { messageId: string } }>(
    '/wps/member/messages/:messageId',
    { ...ofMember, schema: described('Delete a message', 'Done') },
    async (request): Promise<Done> => {
      await messages.remove(sessionOf(request), request.params.messageId);
      return { done: true };
    },
  );
}
