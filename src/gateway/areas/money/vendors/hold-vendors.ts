import { recallFunds } from '#gateway/areas/money/transfers/recall-funds.ts';
import type { TransferParts } from '#gateway/areas/money/transfers/settle-transfer.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { endVendorSessions } from './end-vendor-sessions.ts';
import { giveFreeSpins } from './give-free-spins.ts';
import { handDueLimits } from './hand-limits.ts';

const EVERY_MS = 3_000;

interface HoldVendorsParts extends TransferParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Sees to it that vendors keep to the breaks and limits of members: game sessions end there, limits are handed over,
 * and funds come back. It also has them give the free spins that members have.
 * @returns `nudge` does so for one site at once; `begin` does so for all sites by the clock; `stop` waits for what is
 * under way.
 */
export function holdVendors({ sites, log, ...parts }: HoldVendorsParts) {
  const waiting = new Set<string>();
  /** Running passes, by site: a slow vendor of one site delays no other site. */
  const running = new Map<string, Promise<void>>();

  async function holdSite(site: PublishedSite): Promise<void> {
    const work = { endVendorSessions, handDueLimits, recallFunds };
    for (const [name, step] of Object.entries(work))
      await step({ ...parts, log }, site).catch((error: unknown) =>
        log.warn({ err: error, site: site.id, step: name }, 'enforcing breaks and limits at vendors failed'),
      );
  }

  /** Runs apart: a vendor that is slow to give free spins does not delay a break. */
  const giving = new Map<string, Promise<void>>();

  function giveAt(site: PublishedSite): void {
    if (giving.has(site.id)) return;
    const run = giveFreeSpins({ ...parts, log }, site)
      .catch((error: unknown) => log.warn({ err: error, site: site.id }, 'giving free spins failed'))
      .finally(() => giving.delete(site.id));
    giving.set(site.id, run);
  }

  /** Several nudges of a site while one run is under way come to one more run. */
  function nudge(siteId: string): void {
    if (waiting.has(siteId)) return;
    waiting.add(siteId);
    const before = running.get(siteId) ?? Promise.resolve();
    const run = before.then(async () => {
      waiting.delete(siteId);
      const site = sites.all().find(({ id }) => id === siteId);
      if (site !== undefined) await holdSite(site);
    });
    running.set(siteId, run);
  }

  return {
    nudge,
    begin(jobs: Pick<RecurringJobs, 'every'>): void {
      // A run only starts the passes, so that a slow vendor delays the next run no more than another site.
      jobs.every('hold-vendors', { everyMs: EVERY_MS }, async () => {
        for (const site of sites.all()) {
          nudge(site.id);
          giveAt(site);
        }
      });
    },
    async stop(): Promise<void> {
      await Promise.all([...running.values(), ...giving.values()]);
    },
  };
}
