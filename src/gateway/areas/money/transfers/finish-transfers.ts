import { takeStaleTransfers } from '#gateway/areas/money/repository/transfer-repository.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { settleTransfer, type TransferParts } from './settle-transfer.ts';

const EVERY_MS = 5_000;
/** After this time the request has timed out, so its transfers are finished here. */
const STALE_AFTER_MS = 15_000;
const MOST_AT_ONCE = 20;

interface FinishTransfersParts extends TransferParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Finishes, by the clock, the transfers that a vendor gave no answer to, or whose process died.
 * @returns `once` does so now; `stop` waits for what is under way.
 */
export function finishTransfers({ sites, log, ...parts }: FinishTransfersParts) {
  let running: Promise<void> = Promise.resolve();

  async function finish(): Promise<void> {
    for (const site of sites.all()) {
      const { id: siteId } = site;
      const now = parts.clock();
      const before = new Date(now.getTime() - STALE_AFTER_MS);
      const stale = await parts.database.forSite(siteId, (tx) =>
        takeStaleTransfers(tx, siteId, { before, now, most: MOST_AT_ONCE }),
      );
      for (const transfer of stale)
        await settleTransfer(parts, site, transfer).catch((error: unknown) =>
          log.warn({ err: error, transfer: transfer.transferId }, 'finishing a vendor wallet transfer failed'),
        );
    }
  }

  const once = (): Promise<void> => {
    running = running
      .then(finish)
      .catch((error: unknown) => log.warn({ err: error }, 'listing unfinished vendor wallet transfers failed'));
    return running;
  };
  const timer = setInterval(() => void once(), EVERY_MS);
  timer.unref();
  return {
    once,
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
