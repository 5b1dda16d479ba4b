import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { houseSecret } from '#gateway/kit/house-secret.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { payBoards } from './boards/pay-boards.ts';
import { settleBonuses } from './bonus/settle-bonuses.ts';
import { payCashback } from './cashback/pay-cashback.ts';
import { remindPromotions } from './promotions/remind-promotions.ts';
import { drawRaffles } from './raffle/draw-raffles.ts';
import { payRebates } from './rebate/pay-rebates.ts';
import { countReferrals } from './referral/count-referrals.ts';
import type { RebateParts, RewardParts } from './reward-parts.ts';
import { bonusRoutes } from './routes/bonus-routes.ts';
import { mallRoutes } from './routes/mall-routes.ts';
import { missionRoutes } from './routes/mission-routes.ts';
import { pointsRoutes } from './routes/points-routes.ts';
import { promotionRoutes } from './routes/promotion-routes.ts';
import { raffleRoutes } from './routes/raffle-routes.ts';
import { referralRoutes } from './routes/referral-routes.ts';
import { rewardRoutes } from './routes/reward-routes.ts';
import { vipRoutes } from './routes/vip-routes.ts';
import { countVip } from './vip/count-vip.ts';

const SETTLE_EVERY_MS = 60_000;
const COUNT_EVERY_MS = 5 * 60_000;
const BOARDS_EVERY_MS = 10 * 60_000;

interface RewardsGiven extends RewardParts, RebateParts {
  readonly sites: SiteDirectory;
  /** The origin of a site, for members' links. */
  readonly originOf: (site: PublishedSite) => string;
  readonly jobs: RecurringJobs;
  readonly secrets: Pick<SystemKeyStore, 'ensure' | 'keysFor'>;
  readonly log: { warn(fields: object, message: string): void };
}

/** Rewards of members: points with what they are redeemed for, bonuses, and what is granted and claimed. */
export function rewardsArea({ sites, jobs, log, secrets, originOf, ...parts }: RewardsGiven) {
  const raffleSecret = houseSecret(secrets, 'raffles');
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
      raffleRoutes(calls, { ...parts, raffleSecret, requireOpen });
      promotionRoutes(calls, { ...parts, sites, requireOpen });
      bonusRoutes(calls, { ...parts, sites });
      referralRoutes(calls, { ...parts, sites, originOf });
    },

    /** Runs the jobs from now on that count, draw and pay rewards, and end bonuses. */
    start(): void {
      jobs.every('settle-bonuses', { everyMs: SETTLE_EVERY_MS }, (stopping) =>
        settleBonuses({ ...parts, sites, onFailed: failing('ending a bonus failed') }, stopping),
      );
      jobs.every('count-vip', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        countVip({ ...parts, sites, onFailed: failing('counting a VIP level failed') }, stopping),
      );
      jobs.every('count-referrals', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        countReferrals({ ...parts, sites, onFailed: failing('counting a friend failed') }, stopping),
      );
      jobs.every('pay-boards', { everyMs: BOARDS_EVERY_MS }, (stopping) =>
        payBoards({ ...parts, sites, onFailed: failing('paying a leaderboard failed') }, stopping),
      );
      jobs.every('draw-raffles', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        drawRaffles({ ...parts, raffleSecret, sites, onFailed: failing('drawing a raffle failed') }, stopping),
      );
      jobs.every('remind-promotions', { everyMs: SETTLE_EVERY_MS }, (stopping) =>
        remindPromotions({ ...parts, sites, onFailed: failing('reminding of a promotion failed') }, stopping),
      );
      jobs.every('pay-rebates', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        payRebates({ ...parts, sites, onFailed: failing('paying a rebate failed') }, stopping),
      );
      jobs.every('pay-cashback', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        payCashback({ ...parts, sites, onFailed: failing('granting cashback failed') }, stopping),
      );
    },
  };
}

export { addPointItem, listPointItems } from './mall/save-point-item.ts';
export { promosOf } from './promotions/promos-of.ts';
export { bringFriends } from './referral/bring-friends.ts';
export { forgetDrafts } from './repository/application-repository.ts';
export { forgetPromotionImages } from './repository/promotion-image-repository.ts';
export { forgetDeliveries } from './repository/redemption-repository.ts';
export { forgetReferralTraces } from './repository/referral-trace-repository.ts';
export { rankOf } from './vip/read-vip.ts';
