import type { Selectable } from 'kysely';
import type { StoredWebhookOutcome } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { ProviderEventTable } from '#gateway/database/schema/payment-schema.ts';

export type ProviderEventRow = Selectable<ProviderEventTable>;

interface ReceivedEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly body: Buffer;
  readonly receivedAt: Date;
}

/** Stores a webhook by the provider's id of its event. @returns false where it was stored before. */
export async function insertProviderEvent(
  tx: SiteTransaction,
  siteId: string,
  { provider, eventId, body, receivedAt }: ReceivedEvent,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('provider_event')
    .values({ site_id: siteId, provider, event_id: eventId, body, received_at: receivedAt, outcome: 'received' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores what came of a webhook. */
export async function noteOutcome(
  tx: SiteTransaction,
  siteId: string,
  { provider, eventId, outcome }: Pick<ReceivedEvent, 'provider' | 'eventId'> & { readonly outcome: string },
): Promise<void> {
  await tx
    .updateTable('provider_event')
    .set({ outcome })
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

/** One page of a site's webhooks, the latest first, and how many there are. */
export async function pageOfProviderEvents(
  tx: SiteTransaction,
  siteId: string,
  {
    outcome,
    pageNo,
    pageSize,
  }: { readonly outcome: StoredWebhookOutcome | undefined; readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly ProviderEventRow[]; readonly totalCount: number }> {
  let all = tx.selectFrom('provider_event').where('site_id', '=', siteId);
  if (outcome !== undefined) all = all.where('outcome', '=', outcome);
  const { count } = await all.select((one) => one.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('event_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, totalCount: Number(count) };
}

/** A webhook that was stored, locked until the transaction ends. */
export async function holdProviderEvent(
  tx: SiteTransaction,
  siteId: string,
  { provider, eventId }: Pick<ReceivedEvent, 'provider' | 'eventId'>,
): Promise<ProviderEventRow | undefined> {
  return tx
    .selectFrom('provider_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
