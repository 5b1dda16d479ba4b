import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { ReconciliationService } from './reconciliation-service.ts';

const EVERY_MS = 10 * 60_000;

interface ReconcileParts {
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly reconciliation: Pick<ReconciliationService, 'reconcileSite'>;
  /** Reads rounds of vendors with own wallets again; their word is not compared with our ledger. */
  readonly readAgain: (site: PublishedSite) => Promise<void>;
  readonly sites: Pick<SiteDirectory, 'all'>;
}

/** Compares the vendors' rounds with ours by the clock. */
export function reconcileVendors({ jobs, reconciliation, readAgain, sites }: ReconcileParts): void {
  jobs.every('reconcile-vendors', { everyMs: EVERY_MS }, async () => {
    for (const site of sites.all()) {
      await reconciliation.reconcileSite(site.id);
      await readAgain(site);
    }
  });
}
