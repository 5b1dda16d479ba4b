import type { ColumnType } from 'kysely';
import type { BigIntColumn, NullableBigIntColumn, TimestampColumn } from './column-types.ts';

/** The purpose of a ledger account (design of the house, "Money: one ledger"). */
export type LedgerAccountKind =
  | 'member'
  | 'member_vendor'
  | 'bonus'
  | 'points'
  | 'debt'
  | 'agent'
  | 'house'
  | 'vendor'
  | 'payment'
  | 'transit';

/** An account of the ledger. */
export interface LedgerAccountTable {
  site_id: string;
  account_id: BigIntColumn;
  kind: LedgerAccountKind;
  currency: string;
  /** Null for accounts of the house, a vendor or a payment provider, and of transit. */
  member_id: string | null;
  vendor: string | null;
  opened_at: TimestampColumn;
}

/** The balance of a member's account: the sum of its entries, updated in the transaction that writes them. */
export interface LedgerBalanceTable {
  site_id: string;
  account_id: BigIntColumn;
  /** In minor units. */
  balance: BigIntColumn;
  is_debt: boolean;
  /** The account of the member's debt; null if it never had one. */
  debt_account_id: NullableBigIntColumn;
  /** The member has limits or an exclusion, or had: they are looked at before a bet. */
  is_limited: boolean;
  /** The member played as long as it may, or stopped: no bet is taken until it opens a game again. */
  is_stopped: boolean;
  /** A bonus is active: bets may take money of it. */
  has_bonus: boolean;
}

/**
 * The part of a transfer that moves one account, against a counter account whose balance is not kept. Rows of one
 * transfer have one id. An action of a vendor has a row also where it moved nothing.
 */
export interface LedgerTransferTable {
  site_id: string;
  account_id: BigIntColumn;
  /** Begins with its time (`ledger_moment`). */
  transfer_id: BigIntColumn;
  counter_id: number;
  /** In minor units, positive where it comes to the account. */
  amount: BigIntColumn;
  /** Null where no balance is kept. */
  balance_after: NullableBigIntColumn;
  /** The round of a vendor's action. */
  round_id: NullableBigIntColumn;
  kind: string;
  reference: string | null;
}

/** A view: the amount that a transfer adds to one account, on both sides. */
export interface LedgerEntryView {
  site_id: string;
  transfer_id: BigIntColumn;
  account_id: BigIntColumn;
  /** In minor units. */
  amount: BigIntColumn;
  /** Null where no balance is kept. */
  balance_after: NullableBigIntColumn;
  kind: string;
  reference: string | null;
}

/** Idempotency keys of transfers: a repeated request is posted once. */
export interface LedgerRequestTable {
  site_id: string;
  scope: string;
  request_key: string;
  digest: string;
  transfer_id: BigIntColumn;
}

/** What the transfers of an archived month moved on an account. */
export interface ArchivedSumTable {
  site_id: string;
  account_id: BigIntColumn;
  month: ColumnType<string, never, never>;
  /** In minor units, as decimal text. */
  amount: ColumnType<string, never, never>;
}

/** Read by everybody, written by `ledger_post` alone. */
export interface LedgerSchema {
  ledger_account: LedgerAccountTable;
  ledger_balance: LedgerBalanceTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryView;
  ledger_request: LedgerRequestTable;
  archived_sum: ArchivedSumTable;
}
