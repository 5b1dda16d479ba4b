import { coalescingWriter } from '#gateway/database/coalescing-writer.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import {
  type DepositWebhook,
  type TakenDepositWebhook,
  takeDepositWebhooks,
} from '../repository/deposit-news-repository.ts';

/** Takes a webhook that tells of a deposit of the site. */
export type WriteDepositWebhook = (siteId: string, webhook: DepositWebhook) => Promise<TakenDepositWebhook>;

/** Transactions of a site that are under way at once: a webhook is work enough that they use several cores. */
const LANES = 4;

/** Takes webhooks that come while the database is at work together: one transaction for those of one site. */
export function depositWebhookWriter(database: Pick<TenantDatabase, 'forSite'>): WriteDepositWebhook {
  const writers = new Map<string, (webhook: DepositWebhook) => Promise<TakenDepositWebhook>>();
  return (siteId, webhook) => {
    const write =
      writers.get(siteId) ??
      coalescingWriter<DepositWebhook, TakenDepositWebhook>(
        (webhooks) => database.forSite(siteId, (tx) => takeDepositWebhooks(tx, siteId, webhooks)),
        { lanes: LANES, ownerOf: ({ provider, deposit }) => `${provider} ${deposit.reference}` },
      );
    writers.set(siteId, write);
    return write(webhook);
  };
}
