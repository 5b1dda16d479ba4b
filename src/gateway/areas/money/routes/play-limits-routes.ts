import type { FastifyInstance } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { excludeOneself, type LimitParts, readPlayLimits, setOwnLimit } from '../limits/limit-play.ts';

/** A member's own limits, and breaks from playing. */
export function playLimitsRoutes(app: FastifyInstance, parts: LimitParts): void {
  const ofMember = { config: { access: 'member' as const } };

  answerCall(app, 'GET /wps/member/playLimits', ofMember, (request) =>
    readPlayLimits(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'PUT /wps/member/playLimits', ofMember, (request) =>
    setOwnLimit(parts, siteOf(request), sessionOf(request).memberId, request.body),
  );

  answerCall(app, 'POST /wps/member/playExclusion', ofMember, (request) =>
    excludeOneself(parts, siteOf(request), sessionOf(request).memberId, request.body),
  );
}
