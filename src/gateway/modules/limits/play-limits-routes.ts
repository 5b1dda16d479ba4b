import type { FastifyInstance } from 'fastify';
import type { ExcludeFromPlay, LanguageQuery, PlayLimits, SetPlayLimit } from '#contracts/generated/contracts.ts';
import { contract } from '#gateway/contract.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { sessionOf } from '#gateway/plugins/session-access.ts';
import { siteOf } from '#gateway/plugins/site-by-host.ts';

/** What members limit their own play by. */
export interface OwnPlayLimits {
  read(site: PublishedSite, memberId: string): Promise<PlayLimits>;
  set(site: PublishedSite, memberId: string, asked: SetPlayLimit): Promise<PlayLimits>;
  exclude(site: PublishedSite, memberId: string, asked: ExcludeFromPlay): Promise<PlayLimits>;
}

/** A member's own limits, and breaks from playing. */
export function playLimitsRoutes(app: FastifyInstance, limits: OwnPlayLimits): void {
  const described = (summary: string) => ({
    tags: ['member'],
    summary,
    response: { 200: contract('PlayLimits') },
  });
  const ofMember = { config: { access: 'member' as const } };

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/playLimits',
    {
      ...ofMember,
      schema: { ...described("What the member's play is limited by"), querystring: contract('LanguageQuery') },
    },
    (request) => limits.read(siteOf(request), sessionOf(request).memberId),
  );

  app.put<{ Body: SetPlayLimit }>(
    '/wps/member/playLimits',
    { ...ofMember, schema: { ...described('Set a limit, or take one away'), body: contract('SetPlayLimit') } },
    (request) => limits.set(siteOf(request), sessionOf(request).memberId, request.body),
  );

  app.post<{ Body: ExcludeFromPlay }>(
    '/wps/member/playExclusion',
    { ...ofMember, schema: { ...described('Take a break from playing'), body: contract('ExcludeFromPlay') } },
    (request) => limits.exclude(siteOf(request), sessionOf(request).memberId, request.body),
  );
}
