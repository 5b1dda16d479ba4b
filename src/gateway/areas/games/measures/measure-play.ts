import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { type MeasurePlayParts, measureSitePlay } from './measure-site-play.ts';

const EVERY_MS = 5 * 60_000;

interface MeasurePlayJobParts extends MeasurePlayParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Measures every site's games at once and then every five minutes.
 * @returns stops, and waits for the pass that is under way.
 */
export function measurePlay({ sites, log, ...parts }: MeasurePlayJobParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const measure = async (): Promise<void> => {
    for (const site of sites.all()) {
      if (isStopped) return;
      await measureSitePlay(parts, site, EVERY_MS / 2).catch((error: unknown) =>
        log.warn({ err: error, site: site.id }, 'updating play statistics failed'),
      );
    }
  };
  const pass = (): void => {
    running ??= measure().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(pass, EVERY_MS);
  timer.unref();
  pass();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
