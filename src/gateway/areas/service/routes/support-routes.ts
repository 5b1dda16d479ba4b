import type { FastifyInstance } from 'fastify';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { SupportService } from '../support-service.ts';

export function supportRoutes(app: FastifyInstance, support: SupportService): void {
  // A place for links of pages without JavaScript, and no call: the payload has the link encrypted.
  app.get('/wps/system/customerService', async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(support.customerServiceLink(siteOf(request)), 302),
  );

  answerCall(app, 'GET /wps/relay/CBS_modelList', {}, async (request) => support.chatModels(siteOf(request)));

  answerCall(app, 'GET /wps/relay/CBS_launchChat', {}, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return support.launchChat(siteOf(request), request.language, request.query.modelId);
  });
}
