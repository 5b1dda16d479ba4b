import { takeStaleTransfers } from '#gateway/areas/money/repository/transfer-repository.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { settleTransfer, type TransferParts } from './settle-transfer.ts';

/** The interval of the job. */
export const FINISH_EVERY_MS = 5_000;
/** After this time the request has timed out, so its transfers are finished here. */
const STALE_AFTER_MS = 15_000;
const MOST_AT_ONCE = 20;

interface FinishTransfersParts extends TransferParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly log: { warn(fields: object, message: string): void };
}

/** Finishes the transfers that a vendor gave no answer to, or whose process died. */
export async function finishTransfers({ sites, log, ...parts }: FinishTransfersParts): Promise<void> {
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
