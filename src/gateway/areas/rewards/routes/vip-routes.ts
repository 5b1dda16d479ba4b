import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { readCashback } from '../cashback/read-cashback.ts';
import { claimRebate, readRebate } from '../rebate/claim-rebate.ts';
import type { RebateParts } from '../reward-parts.ts';
import { readVip } from '../vip/read-vip.ts';

interface VipRouteParts extends RebateParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** A member's VIP level, and what its play gives back. */
export function vipRoutes(app: FastifyInstance, { requireOpen, ...parts }: VipRouteParts): void {
  const config = { access: 'member' as const };

  answerCall(app, 'GET /wps/member/vip', { config }, (request) =>
    readVip(parts, siteOf(request), { memberId: sessionOf(request).memberId, language: request.language }),
  );

  answerCall(app, 'GET /wps/member/rebate', { config }, (request) =>
    readRebate(parts, siteOf(request), { memberId: sessionOf(request).memberId, language: request.language }),
  );

  answerCall(app, 'POST /wps/member/rebate/claim', { config, preHandler: requireOpen }, (request) =>
    claimRebate(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'GET /wps/member/cashback', { config }, (request) =>
    readCashback(parts, siteOf(request), sessionOf(request).memberId),
  );
}
