import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { addUpRecords } from './repository/add-up-repository.ts';

/** Gateways' clocks are five minutes apart at most, and a transaction takes less than the rest. */
const YOUNGEST_MS = 15 * 60_000;
/** Accounts of one transaction. */
const STEP = 200;

interface AddUpParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly clock: () => Date;
}

/** Adds up the records of all members by day, so that totals of long histories need not read every round. */
export async function addUpAllRecords({ database, sites, clock }: AddUpParts, stopping?: AbortSignal): Promise<void> {
  const until = new Date(clock().getTime() - YOUNGEST_MS);
  for (const { id, site } of sites.all()) {
    let after = '0';
    while (!stopping?.aborted) {
      const step = { zone: site.timeZone, until, after, most: STEP };
      const { last, hasMore } = await database.forSite(id, (tx) => addUpRecords(tx, id, step));
      if (last === null) break;
      // The same accounts again, until their months are through.
      if (!hasMore) after = last;
    }
  }
}
