import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { hasSqlState } from '#gateway/database/database-error.ts';
import type { LedgerAccountKind } from '#gateway/database/schema/ledger-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** One entry of a transfer; a negative amount debits the account. */
export interface LedgerLine {
  readonly kind: LedgerAccountKind;
  /** The account's owner; left out for the house, vendors and payment providers. */
  readonly memberId?: string;
  readonly vendor?: string;
  /** In minor units. */
  readonly amount: bigint;
}

/** One movement of money. */
export interface Transfer {
  /** The transfer's kind, e.g. `deposit`, in lower case with underscores. */
  readonly kind: string;
  readonly currency: string;
  /** Two or more, which sum to zero. */
  readonly lines: readonly LedgerLine[];
  /** The caller's id for the transfer's cause. */
  readonly reference?: string;
  /** The idempotency key, and the scope within which keys are unique. */
  readonly request: { readonly scope: string; readonly key: string };
}

/** A transfer that stands in the ledger. */
export interface PostedTransfer {
  readonly transferId: string;
  /** It was posted by an earlier request with the same key. */
  readonly isRepeat: boolean;
}

/**
 * Posts a transfer in one call of the database, once for each key (design of the house, "Money: one ledger").
 * @throws DomainError `insufficient_funds` where an account does not cover it, `idempotency_mismatch` where the key
 *   stands for another transfer. Either takes back the whole transaction.
 */
export async function postTransfer(tx: SiteTransaction, siteId: string, transfer: Transfer): Promise<PostedTransfer> {
  const lines = transfer.lines.map(({ kind, memberId, vendor, amount }) => ({
    kind,
    member: memberId ?? null,
    vendor: vendor ?? null,
    // A string, because a number of JSON loses digits above 2^53.
    amount: amount.toString(),
  }));
  const { kind, currency, reference, request } = transfer;
  const asked = JSON.stringify([kind, currency, lines, reference ?? null]);
  const digest = createHash('sha256').update(asked).digest('hex');
  try {
    const { rows } = await sql<{
      transfer_id: string;
      is_repeat: boolean;
    }>`select transfer_id, is_repeat from ledger_post(
      ${siteId}, ${kind}, ${request.scope}, ${request.key}, ${digest}, ${currency}, ${JSON.stringify(lines)}::jsonb,
      ${reference ?? null}
    )`.execute(tx);
    const [posted] = rows;
    if (!posted) throw new Error('the ledger gave no transfer back');
    return { transferId: posted.transfer_id, isRepeat: posted.is_repeat };
  } catch (error) {
    if (hasSqlState(error, 'MQ001')) throw new DomainError('insufficient_funds', { cause: error });
    if (hasSqlState(error, 'MQ002')) throw new DomainError('idempotency_mismatch', { cause: error });
    throw error;
  }
}

/** The balance of one of a member's accounts, in minor units; 0 where it was never used. */
export async function balanceOf(
  tx: SiteTransaction,
  siteId: string,
  {
    memberId,
    currency,
    kind,
    vendor = null,
  }: {
    readonly memberId: string;
    readonly currency: string;
    readonly kind: LedgerAccountKind;
    /** Of an account with a vendor. */
    readonly vendor?: string | null;
  },
): Promise<bigint> {
  const row = await tx
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_balance as b', (join) =>
      join.onRef('b.site_id', '=', 'a.site_id').onRef('b.account_id', '=', 'a.account_id'),
    )
    .select('b.balance')
    .where('a.site_id', '=', siteId)
    .where('a.member_id', '=', memberId)
    .where('a.kind', '=', kind)
    .where('a.currency', '=', currency)
    .where('a.vendor', 'is not distinct from', vendor)
    .executeTakeFirst();
  return BigInt(row?.balance ?? 0);
}

/** The main balances of some members, in minor units; members who never used theirs are left out. */
export async function balancesOf(
  tx: SiteTransaction,
  siteId: string,
  { memberIds, currency }: { readonly memberIds: readonly string[]; readonly currency: string },
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_balance as b', (join) =>
      join.onRef('b.site_id', '=', 'a.site_id').onRef('b.account_id', '=', 'a.account_id'),
    )
    .select(['a.member_id', 'b.balance'])
    .where('a.site_id', '=', siteId)
    .where('a.member_id', 'in', memberIds)
    .where('a.kind', '=', 'member')
    .where('a.currency', '=', currency)
    .execute();
  return new Map(rows.map(({ member_id, balance }) => [member_id ?? '', BigInt(balance)]));
}
