import { deleteExpired } from '#gateway/areas/accounts/accounts.ts';
import { forgetLaunches } from '#gateway/areas/games/games.ts';
import { forgetSessionEnds } from '#gateway/areas/money/money.ts';
import { forgetMinutes } from '#gateway/areas/records/records.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { forgetHistory } from './forget-history.ts';

const EVERY_MS = 15 * 60_000;

interface ForgetParts {
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** The realtime events that were sent to open pages. */
  readonly forgetEvents: (siteId: string) => Promise<void>;
  /** The calls of vendors that were noted. */
  readonly forgetVendorCalls: (siteId: string) => Promise<void>;
  /** Deletes expired rows that belong to no site. */
  readonly forgetOperators: () => Promise<void>;
  readonly clock: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Periodically deletes expired sessions, codes and envelopes, and members' data whose retention has ended. Nothing
 * depends on when: what is over opens nothing. Where one of them cannot be let go of, the others are.
 */
export function forgetExpired({
  jobs,
  database,
  sites,
  forgetEvents,
  forgetVendorCalls,
  forgetOperators,
  clock,
  log,
}: ForgetParts): void {
  const forgetOld = forgetHistory(database, { clock });
  jobs.every('forget-expired', { everyMs: EVERY_MS }, async () => {
    let failures = 0;
    const attempt = (work: Promise<void>): Promise<void> =>
      work.catch((error: unknown) => {
        failures += 1;
        log.error({ err: error }, 'deleting expired rows failed');
      });
    for (const { id } of sites.all()) {
      const now = clock().toISOString();
      await attempt(database.forSite(id, (tx) => deleteExpired(tx, id, now)));
      await attempt(forgetEvents(id));
      await attempt(database.forSite(id, (tx) => forgetLaunches(tx, id, clock())));
      await attempt(database.forSite(id, (tx) => forgetSessionEnds(tx, id, clock())));
      await attempt(database.forSite(id, (tx) => forgetMinutes(tx, id, clock())));
      await attempt(forgetVendorCalls(id));
      await attempt(forgetOld(id));
    }
    await attempt(forgetOperators());
    if (failures > 0) throw new Error(`${failures} deletions failed`);
  });
}
