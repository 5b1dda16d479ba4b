import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { ReconciliationService } from './reconciliation-service.ts';

const EVERY_MS = 10 * 60_000;

interface ReconcileParts {
  readonly reconciliation: Pick<ReconciliationService, 'reconcileSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Holds the vendors' rounds against ours by the clock.
 * @returns stops, and waits for what is under way.
 */
export function reconcileVendors({ reconciliation, sites, log }: ReconcileParts): () => Promise<void> {
  let running = Promise.resolve();
  const reconcile = async (): Promise<void> => {
    for (const { id } of sites.all()) await reconciliation.reconcileSite(id);
  };
  const timer = setInterval(() => {
    running = running.then(reconcile).catch((error: unknown) => log.error({ err: error }, 'reconciliation job failed'));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
