import type { SiteTransaction } from '#gateway/database/database.ts';

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
