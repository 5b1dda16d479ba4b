import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { type MeasurePlayParts, measureSitePlay } from './measure-site-play.ts';

const EVERY_MS = 5 * 60_000;

interface MeasurePlayJobParts extends MeasurePlayParts {
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly log: { warn(fields: object, message: string): void };
}

/** Measures every site's games at once and then every five minutes. */
export function measurePlay({ jobs, sites, log, ...parts }: MeasurePlayJobParts): void {
  jobs.every('measure-play', { everyMs: EVERY_MS, isDueAtOnce: true }, async (stopping) => {
    for (const site of sites.all()) {
      if (stopping.aborted) return;
      await measureSitePlay(parts, site, EVERY_MS / 2).catch((error: unknown) =>
        log.warn({ err: error, site: site.id }, 'updating play statistics failed'),
      );
    }
  });
}
