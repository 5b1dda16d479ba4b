import type { FastifyInstance } from 'fastify';
import type { ExcludeFromPlay, LanguageQuery, SetPlayLimit } from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { excludeOneself, type LimitParts, readPlayLimits, setOwnLimit } from '../limits/limit-play.ts';

/** A member's own limits, and breaks from playing. */
export function playLimitsRoutes(app: FastifyInstance, parts: LimitParts): void {
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
    (request) => readPlayLimits(parts, siteOf(request), sessionOf(request).memberId),
  );

  app.put<{ Body: SetPlayLimit }>(
    '/wps/member/playLimits',
    { ...ofMember, schema: { ...described('Set a limit, or take one away'), body: contract('SetPlayLimit') } },
    (request) => setOwnLimit(parts, siteOf(request), sessionOf(request).memberId, request.body),
  );

  app.post<{ Body: ExcludeFromPlay }>(
    '/wps/member/playExclusion',
    { ...ofMember, schema: { ...described('Take a break from playing'), body: contract('ExcludeFromPlay') } },
    (request) => excludeOneself(parts, siteOf(request), sessionOf(request).memberId, request.body),
  );
}
