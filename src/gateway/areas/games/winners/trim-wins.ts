import type { TenantDatabase } from '#gateway/database/database.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { trimTopWins } from '../repository/winners-repository.ts';

const EVERY_MS = 60_000;
/** Wins that are kept of each day of the last week, and of all times: more than a board reads. */
const KEPT = 100;

interface TrimWinsParts {
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly clock: () => Date;
}

/** Trims the table of the winner boards, and raises the smallest win that enters it. */
export function trimWins({ jobs, database, sites, clock }: TrimWinsParts): void {
  jobs.every('trim-wins', { everyMs: EVERY_MS }, async () => {
    const today = clock().toISOString().slice(0, 10);
    for (const { id } of sites.all()) await database.forSite(id, (tx) => trimTopWins(tx, id, { today, kept: KEPT }));
  });
}
