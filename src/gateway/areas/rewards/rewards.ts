import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { payBoards } from './boards/pay-boards.ts';
import { settleBonuses } from './bonus/settle-bonuses.ts';
import { payRebates } from './rebate/pay-rebates.ts';
import type { RebateParts, RewardParts } from './reward-parts.ts';
import { bonusRoutes } from './routes/bonus-routes.ts';
import { mallRoutes } from './routes/mall-routes.ts';
import { missionRoutes } from './routes/mission-routes.ts';
import { pointsRoutes } from './routes/points-routes.ts';
import { promotionRoutes } from './routes/promotion-routes.ts';
import { rewardRoutes } from './routes/reward-routes.ts';
import { vipRoutes } from './routes/vip-routes.ts';
import { countVip } from './vip/count-vip.ts';

const SETTLE_EVERY_MS = 60_000;
const COUNT_EVERY_MS = 5 * 60_000;
const BOARDS_EVERY_MS = 10 * 60_000;

interface RewardsGiven extends RewardParts, RebateParts {
  readonly sites: SiteDirectory;
  readonly jobs: RecurringJobs;
  readonly log: { warn(fields: object, message: string): void };
}

/** Rewards of members: points with what they are redeemed for, bonuses, and what is granted and claimed. */
export function rewardsArea({ sites, jobs, log, ...parts }: RewardsGiven) {
  const failing =
    (message: string) =>
    (site: string, member: string | null, error: unknown): void =>
      log.warn({ err: error, site, member }, message);
  return {
    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      pointsRoutes(calls, { ...parts, requireOpen });
      mallRoutes(calls, { ...parts, sites, requireOpen });
      rewardRoutes(calls, { ...parts, requireOpen });
      missionRoutes(calls, { ...parts, requireOpen });
      vipRoutes(calls, { ...parts, requireOpen });
      promotionRoutes(calls, { ...parts, sites, requireOpen });
      bonusRoutes(calls, { ...parts, sites });
    },

    /** Ends bonuses, raises VIP levels, pays rebates and the prizes of boards from now on. */
    start(): void {
      jobs.every('settle-bonuses', { everyMs: SETTLE_EVERY_MS }, (stopping) =>
        settleBonuses({ ...parts, sites, onFailed: failing('ending a bonus failed') }, stopping),
      );
      jobs.every('count-vip', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        countVip({ ...parts, sites, onFailed: failing('counting a VIP level failed') }, stopping),
      );
      jobs.every('pay-boards', { everyMs: BOARDS_EVERY_MS }, (stopping) =>
        payBoards({ ...parts, sites, onFailed: failing('paying a leaderboard failed') }, stopping),
      );
      jobs.every('pay-rebates', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        payRebates({ ...parts, sites, onFailed: failing('paying a rebate failed') }, stopping),
      );
    },
  };
}

export { addPointItem, listPointItems } from './mall/save-point-item.ts';
export { promosOf } from './promotions/promos-of.ts';
export { forgetPromotionImages } from './repository/promotion-image-repository.ts';
export { rankOf } from './vip/read-vip.ts';
