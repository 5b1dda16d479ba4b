import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { claimDailyBonus, readDailyBonus } from '../daily/daily-bonus.ts';
import { claimReward } from '../grants/claim-reward.ts';
import { listRewards } from '../grants/list-rewards.ts';
import type { RewardParts } from '../reward-parts.ts';

interface RewardRouteParts extends RewardParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** What members are granted, and their claims of it. */
export function rewardRoutes(app: FastifyInstance, { requireOpen, ...parts }: RewardRouteParts): void {
  const config = { access: 'member' as const };

  answerCall(app, 'GET /wps/member/rewards', { config }, (request) =>
    listRewards(parts, siteOf(request), { memberId: sessionOf(request).memberId, language: request.language }),
  );

  answerCall(app, 'POST /wps/member/rewards/:rewardId/claim', { config, preHandler: requireOpen }, (request) =>
    claimReward(parts, siteOf(request), {
      memberId: sessionOf(request).memberId,
      rewardId: request.params.rewardId,
      language: request.language,
    }),
  );

  answerCall(app, 'GET /wps/member/rewards/daily', { config }, (request) =>
    readDailyBonus(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'POST /wps/member/rewards/daily/claim', { config, preHandler: requireOpen }, (request) =>
    claimDailyBonus(parts, siteOf(request), sessionOf(request).memberId),
  );
}
