import type { FastifyInstance } from 'fastify';
import { answerCall } from '#gateway/http/answer-call.ts';
import { endAnswerAt } from '#gateway/http/answer-end.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { ContentService } from '../content/content-service.ts';

export function contentRoutes(app: FastifyInstance, content: ContentService): void {
  answerCall(app, 'GET /wps/relay/MCSFE_getListAnnouncements', {}, async (request, reply) => {
    const { value, validUntil } = content.announcements(siteOf(request), request.language, request.query);
    if (validUntil) endAnswerAt(reply, validUntil);
    return value;
  });

  answerCall(app, 'GET /wps/agent/announcements', { config: { access: 'agent' } }, async (request) =>
    content.agentAnnouncements(siteOf(request), request.language),
  );

  answerCall(app, 'GET /wps/system/helpCenter', {}, async (request) =>
    content.helpCentre(siteOf(request), request.language),
  );
}
