import type { FastifyInstance } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { clearRememberCookie, clearSessionCookie } from '#gateway/http/access/session-cookies.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { askExclusionEnd } from '../limits/ask-exclusion-end.ts';
import { readPlayLimits } from '../limits/change-limits.ts';
import { excludeOneself, isSelfExclusion, type SelfExclusionParts } from '../limits/exclude-from-play.ts';
import { confirmOwnLimit, setOwnLimit } from '../limits/limit-play.ts';
import { answerRealityCheck, readPlaySession, setRealityCheck } from '../protection/reality-check.ts';

/** A member's own limits, breaks from playing, and reality checks. */
export function playLimitsRoutes(app: FastifyInstance, parts: SelfExclusionParts): void {
  const ofMember = { config: { access: 'member' as const } };

  answerCall(app, 'GET /wps/member/playLimits', ofMember, (request) =>
    readPlayLimits(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'PUT /wps/member/playLimits', ofMember, (request) =>
    setOwnLimit(parts, siteOf(request), sessionOf(request).memberId, request.body),
  );

  answerCall(app, 'POST /wps/member/playLimits/confirm', ofMember, (request) =>
    confirmOwnLimit(parts, siteOf(request), sessionOf(request).memberId, request.body),
  );

  answerCall(app, 'POST /wps/member/playExclusion', ofMember, async (request, reply) => {
    const limits = await excludeOneself(parts, siteOf(request), sessionOf(request).memberId, request.body);
    if (isSelfExclusion(request.body.span)) {
      clearSessionCookie(request, reply);
      clearRememberCookie(request, reply);
    }
    return limits;
  });

  answerCall(app, 'POST /wps/member/playExclusion/end', ofMember, (request) =>
    askExclusionEnd(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'GET /wps/member/playSession', ofMember, (request) =>
    readPlaySession(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'POST /wps/member/realityCheck', ofMember, (request) =>
    answerRealityCheck(parts, siteOf(request), sessionOf(request).memberId, request.body.answer),
  );

  answerCall(app, 'PUT /wps/member/realityCheck', ofMember, (request) =>
    setRealityCheck(parts, siteOf(request), sessionOf(request).memberId, request.body.everyMinutes),
  );
}
