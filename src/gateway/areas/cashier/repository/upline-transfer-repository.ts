import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { UplineTransferTable } from '#gateway/database/schema/payment-schema.ts';

export type UplineTransferRow = Selectable<UplineTransferTable>;

/** Stores a transfer to an upline. */
export async function insertUplineTransfer(
  tx: SiteTransaction,
  siteId: string,
  row: Omit<UplineTransferRow, 'site_id'>,
): Promise<void> {
  await tx
    .insertInto('upline_transfer')
    .values({ site_id: siteId, ...row })
    .execute();
}

/** The transfer that a request of a member made. */
export async function findUplineTransfer(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key }: { readonly memberId: string; readonly key: string },
): Promise<UplineTransferRow | undefined> {
  return tx
    .selectFrom('upline_transfer')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** What a member sent to its upline since a moment, in minor units. */
export async function readSentSince(
  tx: SiteTransaction,
  siteId: string,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('upline_transfer')
    .select((one) => one.fn.sum<string | null>('amount_minor').as('sum'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}
