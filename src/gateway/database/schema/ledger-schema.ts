import type { BigIntColumn, NullableBigIntColumn, TimestampColumn } from './column-types.ts';

/** What an account of the ledger is for (design of the house, "Money: one ledger"). */
export type LedgerAccountKind =
  | 'member'
  | 'member_vendor'
  | 'bonus'
  | 'points'
  | 'debt'
  | 'agent'
  | 'house'
  | 'vendor'
  | 'payment';

/** An account of the ledger. */
export interface LedgerAccountTable {
  site_id: string;
  account_id: BigIntColumn;
  kind: LedgerAccountKind;
  currency: string;
  /** Null for what is the house's, a vendor's or a payment provider's. */
  member_id: string | null;
  vendor: string | null;
  opened_at: TimestampColumn;
}

/** What a member's account holds: the sum of its entries, kept in the transaction that writes them. */
export interface LedgerBalanceTable {
  site_id: string;
  account_id: BigIntColumn;
  /** In minor units. */
  balance: BigIntColumn;
  is_debt: boolean;
  /** Where what the member owes stands; null where it never owed anything. */
  debt_account_id: NullableBigIntColumn;
  /** The member has limits or an exclusion, or had: they are looked at before a bet. */
  is_limited: boolean;
}

/** One movement of money, with two entries or more that come to nothing. */
export interface LedgerTransferTable {
  site_id: string;
  transfer_id: BigIntColumn;
  kind: string;
  currency: string;
  reference: string | null;
  posted_at: TimestampColumn;
}

/** What a transfer brings to one account. */
export interface LedgerEntryTable {
  site_id: string;
  transfer_id: BigIntColumn;
  line: number;
  account_id: BigIntColumn;
  /** In minor units. */
  amount: BigIntColumn;
  /** Null where no balance is kept. */
  balance_after: BigIntColumn | null;
}

/** The keys by which a transfer is asked for once, however often it is sent. */
export interface LedgerRequestTable {
  site_id: string;
  scope: string;
  request_key: string;
  digest: string;
  transfer_id: BigIntColumn;
}

/** Read by everybody, written by `ledger_post` alone. */
export interface LedgerSchema {
  ledger_account: LedgerAccountTable;
  ledger_balance: LedgerBalanceTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  ledger_request: LedgerRequestTable;
}
