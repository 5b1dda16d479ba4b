import { coalescingWriter } from '#gateway/database/coalescing-writer.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import {
  type DepositWebhook,
  type TakenDepositWebhook,
  takeDepositWebhooks,
} from '../repository/deposit-news-repository.ts';

/** Processes a webhook about a deposit of the site. */
export type WriteDepositWebhook = (siteId: string, webhook: DepositWebhook) => Promise<TakenDepositWebhook>;

/** Concurrent transactions per site. A webhook takes the database long enough to use several cores. */
const LANES = 4;

/** Batches webhooks: those of a site that arrive while the database is busy share the next transaction. */
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
