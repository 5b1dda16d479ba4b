import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { houseSecret } from '#gateway/kit/house-secret.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { lotteryService } from './lottery-service.ts';
import { lotteryRoutes } from './routes/lottery-routes.ts';
import { ticketRoutes } from './routes/ticket-routes.ts';
import { settleOnTime } from './tickets/settle-on-time.ts';

interface LotteryGiven extends Omit<LotteryParts, 'secret' | 'onSold'> {
  readonly secrets: Pick<SystemKeyStore, 'ensure' | 'keysFor'>;
  readonly sites: SiteDirectory;
  readonly jobs: Pick<RecurringJobs, 'every'>;
}

/** The lottery house: draws, their results, bets on them and what they pay. */
export function lotteryArea({ secrets, sites, jobs, ...given }: LotteryGiven) {
  const secret = houseSecret(secrets, 'draws');
  const settling = settleOnTime({ ...given, secret, sites });
  return {
    /** Settles what is due on every site. */
    settle: settling.settle,

    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      lotteryRoutes(calls, lotteryService(secret, given.clock));
      ticketRoutes(calls, { ...given, secret, requireOpen, onSold: settling.wakeAt });
    },

    /** Settles draws from now on. */
    start(): void {
      settling.start(jobs);
    },

    async stop(): Promise<void> {
      await settling.stop();
    },
  };
}

export { isRaceRunning } from './draws/result-shown.ts';
export { hiddenResults } from './tickets/hidden-results.ts';
export { pageOfLottery } from './tickets/lobby-address.ts';
