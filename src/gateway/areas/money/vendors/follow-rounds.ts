import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { type FollowRoundsParts, followVendorRounds } from './follow-vendor-rounds.ts';

const EVERY_MS = 10_000;

interface FollowRoundsJobParts extends FollowRoundsParts {
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
}

/** Periodically reads the rounds at vendors that keep wallets of their own. */
export function followRounds({ jobs, sites, ...parts }: FollowRoundsJobParts): void {
  jobs.every('follow-rounds', { everyMs: EVERY_MS }, async () => {
    for (const site of sites.all()) await followVendorRounds(parts, site);
  });
}
