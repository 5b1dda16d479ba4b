import type { FastifyInstance } from 'fastify';
import type { AnnouncementsQuery, LanguageQuery } from '#contracts/generated/contracts.ts';
import { endAnswerAt } from '#gateway/http/answer-end.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { ContentService } from '../content/content-service.ts';

export function contentRoutes(app: FastifyInstance, content: ContentService): void {
  app.get<{ Querystring: AnnouncementsQuery }>(
    '/wps/relay/MCSFE_getListAnnouncements',
    {
      schema: {
        tags: ['content'],
        summary: 'Banners, notices, popups and promotions',
        querystring: contract('AnnouncementsQuery'),
        response: { 200: contract('Announcements') },
      },
    },
    async (request, reply) => {
      const { value, validUntil } = content.announcements(siteOf(request), request.language, request.query);
      if (validUntil) endAnswerAt(reply, validUntil);
      return value;
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/helpCenter',
    {
      schema: {
        tags: ['content'],
        summary: 'The terms of the help centre',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('HelpCentre') },
      },
    },
    async (request) => content.helpCentre(siteOf(request), request.language),
  );
}
