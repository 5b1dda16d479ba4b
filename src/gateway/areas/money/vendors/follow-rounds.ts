import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { type FollowRoundsParts, followVendorRounds } from './follow-vendor-rounds.ts';

const EVERY_MS = 10_000;

interface FollowRoundsJobParts extends FollowRoundsParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
}

/**
 * Periodically reads the rounds at vendors that keep wallets of their own.
 * @returns stops, and waits for what is under way.
 */
export function followRounds({ sites, ...parts }: FollowRoundsJobParts): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const follow = async (): Promise<void> => {
    isRunning = true;
    try {
      for (const site of sites.all()) await followVendorRounds(parts, site);
    } catch (error) {
      parts.log.warn({ err: error }, 'fetching rounds from vendors failed');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => {
    // A vendor that is slow is not asked again meanwhile.
    if (!isRunning) running = follow();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
