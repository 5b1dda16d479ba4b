import type { FastifyInstance } from 'fastify';
import type { LanguageQuery, LaunchChatQuery } from '#contracts/generated/contracts.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { SupportService } from '../support-service.ts';

export function supportRoutes(app: FastifyInstance, support: SupportService): void {
  // A place for links of pages without JavaScript, and no call: the payload has the link encrypted.
  app.get('/wps/system/customerService', async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(support.customerServiceLink(siteOf(request)), 302),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/relay/CBS_modelList',
    {
      schema: {
        tags: ['support'],
        summary: 'The live chats that the site offers',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('ChatModels') },
      },
    },
    async (request) => support.chatModels(siteOf(request)),
  );

  app.get<{ Querystring: LaunchChatQuery }>(
    '/wps/relay/CBS_launchChat',
    {
      schema: {
        tags: ['support'],
        summary: 'Where a live chat opens',
        querystring: contract('LaunchChatQuery'),
        response: { 200: contract('LaunchedChat') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return support.launchChat(siteOf(request), request.language, request.query.modelId);
    },
  );
}
