import type { FastifyInstance } from 'fastify';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { addUpAllRecords } from './add-up-records.ts';
import { minuteCounts } from './live/minute-counts.ts';
import type { GamesOfRecords } from './record-parts.ts';
import { type RoundViews, recordsRoutes } from './routes/records-routes.ts';
import { siteFiguresRoutes } from './routes/site-figures-routes.ts';

interface RecordsGiven {
  readonly database: TenantDatabase;
  readonly sites: SiteDirectory;
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly games: GamesOfRecords;
  readonly clock: () => Date;
  readonly rateLimitFactor: number;
  readonly log: Log;
}

const ADD_UP_MS = 10 * 60_000;

/** What members read of their own play and money: betting record, account record, profit, statement, and files. */
export function recordsArea({ database, sites, jobs, games, clock, rateLimitFactor, log }: RecordsGiven) {
  const counts = minuteCounts({ database, clock, log });
  jobs.every('add-up-records', { everyMs: ADD_UP_MS }, (stopping) =>
    addUpAllRecords({ database, sites, clock }, stopping),
  );
  return {
    countBets: counts.countBets,

    /** Counts the answers of the routes that are added from here on that failed for a fault of the gateway. */
    countErrors(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, done) => {
        // Refusals such as maintenance are 503.
        if (reply.statusCode === 500 && request.site !== null) counts.countError(request.site.id);
        done();
      });
    },

    stop: counts.stop,

    routes(calls: FastifyInstance, { views }: { readonly views: RoundViews }): void {
      recordsRoutes(calls, { database, games, clock, views, rateLimitFactor });
      siteFiguresRoutes(calls, { database, sites, clock });
    },
  };
}

export { addUpAllRecords } from './add-up-records.ts';
export { allBets, allTransactions, daysSince } from './all-records.ts';
export { readBet } from './bets/read-bet.ts';
export { clockOf, daysBefore, daysBetween, type RecordDays, stepsOf, wholeDays } from './record-days.ts';
export { type GamesOfRecords, inPieces, ROWS_AT_A_TIME } from './record-parts.ts';
export { sheetOf } from './record-sheet.ts';
export { findRound } from './repository/bet-repository.ts';
export { accountOf } from './repository/entry-repository.ts';
export { gamesOfSite, sumsByMember } from './repository/member-sums-repository.ts';
export { forgetMinutes } from './repository/site-minute-repository.ts';
export { answerBets, answerTransactions } from './routes/answer-records.ts';
export type { RoundViews } from './routes/records-routes.ts';
export { readDeposits, readPlay } from './totals/read-totals.ts';
export { filterOf, kindOf } from './transactions/entry-kinds.ts';
