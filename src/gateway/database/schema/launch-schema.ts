import type { Generated } from 'kysely';
import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** A game that is being started: a code that its vendor exchanges once. */
export interface GameLaunchTable {
  site_id: string;
  /** SHA-256 of the code in base64url. */
  code_digest: string;
  integration_id: string;
  game_session_id: string;
  game_code: string;
  mode: 'real' | 'trial';
  /** Null for a guest. */
  member_id: string | null;
  /** The member's session on the site; null for a free trial. */
  session_digest: string | null;
  language: string;
  /** Of the page that shows the game. */
  origin: string;
  launched_at: TimestampColumn;
  expires_at: TimestampColumn;
  /** Null until the vendor exchanged it. */
  exchanged_at: NullableTimestampColumn;
}

/** A member's transfer request by its idempotency key. */
export interface WalletTransferRequestTable {
  site_id: string;
  member_id: string;
  request_key: string;
  digest: string;
  /** The stored answer; null until there is one. */
  answer: string | null;
  requested_at: TimestampColumn;
}

/** Money that is moved between a member's main wallet and the one that a vendor keeps. */
export interface WalletTransferTable {
  site_id: string;
  transfer_id: string;
  member_id: string;
  request_key: string;
  integration_id: string;
  vendor: string;
  direction: 'toVendor' | 'fromVendor';
  currency: string;
  amount_minor: BigIntColumn;
  /** Pending until the vendor said what it did. */
  status: 'pending' | 'done' | 'refused';
  requested_at: TimestampColumn;
  tried_at: TimestampColumn;
  settled_at: NullableTimestampColumn;
}

/** Funds at a vendor that come back for as long as the member may not play there. */
export interface FundRecallTable {
  site_id: string;
  member_id: string;
  integration_id: string;
  /** Since something changed; the next wait depends on it. */
  tries: Generated<number>;
  /** The vendor held nothing when it was asked last. */
  is_empty: Generated<boolean>;
  next_try_at: Generated<string>;
}

export interface LaunchSchema {
  game_launch: GameLaunchTable;
  wallet_transfer_request: WalletTransferRequestTable;
  wallet_transfer: WalletTransferTable;
  fund_recall: FundRecallTable;
}
