import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { settleBonuses } from './bonus/settle-bonuses.ts';
import type { RewardParts } from './reward-parts.ts';
import { bonusRoutes } from './routes/bonus-routes.ts';
import { mallRoutes } from './routes/mall-routes.ts';
import { pointsRoutes } from './routes/points-routes.ts';
import { rewardRoutes } from './routes/reward-routes.ts';

const SETTLE_EVERY_MS = 60_000;

interface RewardsGiven extends RewardParts {
  readonly sites: SiteDirectory;
  readonly jobs: RecurringJobs;
  readonly log: { warn(fields: object, message: string): void };
}

/** Rewards of members: points with what they are redeemed for, bonuses, and what is granted and claimed. */
export function rewardsArea({ sites, jobs, log, ...parts }: RewardsGiven) {
  const onFailed = (site: string, member: string, error: unknown): void =>
    log.warn({ err: error, site, member }, 'ending a bonus failed');
  return {
    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      pointsRoutes(calls, { ...parts, requireOpen });
      mallRoutes(calls, { ...parts, sites, requireOpen });
      rewardRoutes(calls, { ...parts, requireOpen });
      bonusRoutes(calls, { ...parts, sites });
    },

    /** Ends bonuses from now on. */
    start(): void {
      jobs.every('settle-bonuses', { everyMs: SETTLE_EVERY_MS }, (stopping) =>
        settleBonuses({ ...parts, sites, onFailed }, stopping),
      );
    },
  };
}

export { addPointItem, listPointItems } from './mall/save-point-item.ts';
