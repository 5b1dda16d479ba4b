import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { WalletTransferTable } from '#gateway/database/schema/launch-schema.ts';

/** A member's request, under its idempotency key. */
export interface TransferRequest {
  readonly memberId: string;
  readonly key: string;
  /** SHA-256 of the request. */
  readonly digest: string;
}

/** Money on its way between a member's main wallet and a vendor's. */
export interface FundsTransfer {
  readonly transferId: string;
  readonly memberId: string;
  readonly integrationId: string;
  readonly vendor: string;
  readonly direction: 'toVendor' | 'fromVendor';
  readonly currency: string;
  readonly amount: bigint;
  readonly status: 'pending' | 'done' | 'refused';
}

/** @returns false where the key was sent before. */
export async function insertRequest(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key, digest }: TransferRequest,
  at: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('wallet_transfer_request')
    .values({ site_id: siteId, member_id: memberId, request_key: key, digest, requested_at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id', 'request_key']).doNothing())
    .returning('request_key')
    .executeTakeFirst();
  return made !== undefined;
}

/** The request under a key, and its answer once there is one; undefined for a new key. */
export async function findRequest(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key }: Pick<TransferRequest, 'memberId' | 'key'>,
): Promise<{ readonly digest: string; readonly answer: string | null } | undefined> {
  return tx
    .selectFrom('wallet_transfer_request')
    .select(['digest', 'answer'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** Keeps the answer of a request, unless one was given meanwhile. */
export async function keepAnswer(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key }: Pick<TransferRequest, 'memberId' | 'key'>,
  answer: string,
): Promise<void> {
  await tx
    .updateTable('wallet_transfer_request')
    .set({ answer })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('request_key', '=', key)
    .where('answer', 'is', null)
    .execute();
}

/** @returns false where another transfer of the member with the vendor is under way. */
export async function insertTransfer(
  tx: SiteTransaction,
  siteId: string,
  transfer: Omit<FundsTransfer, 'status'>,
  { key, at }: { readonly key: string; readonly at: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('wallet_transfer')
    .values({
      site_id: siteId,
      transfer_id: transfer.transferId,
      member_id: transfer.memberId,
      request_key: key,
      integration_id: transfer.integrationId,
      vendor: transfer.vendor,
      direction: transfer.direction,
      currency: transfer.currency,
      amount_minor: transfer.amount,
      status: 'pending',
      requested_at: at.toISOString(),
      tried_at: at.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'member_id', 'integration_id']).where('status', '=', 'pending').doNothing(),
    )
    .returning('transfer_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The transfers of a request, in the order of their vendors. */
export async function transfersOf(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key }: Pick<TransferRequest, 'memberId' | 'key'>,
): Promise<readonly FundsTransfer[]> {
  const rows = await tx
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('request_key', '=', key)
    .orderBy('integration_id')
    .execute();
  return rows.map(transferOf);
}

/**
 * Ends a transfer that is under way.
 * @returns false where somebody else has ended it.
 */
export async function endTransfer(
  tx: SiteTransaction,
  siteId: string,
  transferId: string,
  { status, at }: { readonly status: 'done' | 'refused'; readonly at: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('wallet_transfer')
    .set({ status, settled_at: at.toISOString() })
    .where('site_id', '=', siteId)
    .where('transfer_id', '=', transferId)
    .where('status', '=', 'pending')
    .returning('transfer_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Takes transfers that no process has tried for a while; the caller tries them. */
export async function takeStaleTransfers(
  tx: SiteTransaction,
  siteId: string,
  { before, now, most }: { readonly before: Date; readonly now: Date; readonly most: number },
): Promise<readonly FundsTransfer[]> {
  const rows = await tx
    .updateTable('wallet_transfer')
    .set({ tried_at: now.toISOString() })
    .where('site_id', '=', siteId)
    .where('status', '=', 'pending')
    .where('transfer_id', 'in', (stale) =>
      stale
        .selectFrom('wallet_transfer')
        .select('transfer_id')
        .where('site_id', '=', siteId)
        .where('status', '=', 'pending')
        .where('tried_at', '<', before.toISOString())
        .orderBy('tried_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(transferOf);
}

/** The vendors that a member ever moved money to or from, and whether some is under way. */
export async function vendorsWithFunds(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<ReadonlyMap<string, { readonly isPending: boolean }>> {
  const rows = await tx
    .selectFrom('wallet_transfer')
    .select(['integration_id', (one) => one.fn.agg<boolean>('bool_or', [one('status', '=', 'pending')]).as('pending')])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .groupBy('integration_id')
    .execute();
  return new Map(rows.map(({ integration_id, pending }) => [integration_id, { isPending: pending }]));
}

/** A row of `wallet_transfer` as a transfer. */
export function transferOf(row: Selectable<WalletTransferTable>): FundsTransfer {
  return {
    transferId: row.transfer_id,
    memberId: row.member_id,
    integrationId: row.integration_id,
    vendor: row.vendor,
    direction: row.direction,
    currency: row.currency,
    amount: BigInt(row.amount_minor),
    status: row.status,
  };
}
