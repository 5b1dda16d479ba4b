import type { NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** A member's authenticator (TOTP), the second factor beside the password. */
export interface MemberAuthenticatorTable {
  site_id: string;
  member_id: string;
  /** Encrypted; null until the first code was right. */
  totp_secret: string | null;
  /** The time step of the code that was taken last. */
  last_totp_step: number | null;
  switched_on_at: NullableTimestampColumn;
  /** Encrypted; what an authenticator is being set up with. */
  offered_totp_secret: string | null;
  totp_offered_at: NullableTimestampColumn;
}

/** Codes that stand in for an authenticator, each once. */
export interface MemberRecoveryCodeTable {
  site_id: string;
  member_id: string;
  code_digest: string;
}

/** Kinds of proof whose failed attempts are counted. */
export type TryKind = 'password' | 'paymentPassword' | 'totp' | 'bankAccountName' | 'mobile' | 'email';

/** Tries since the last one that was right. */
export interface MemberTryTable {
  site_id: string;
  member_id: string;
  kind: TryKind;
  tries: number;
  last_tried_at: TimestampColumn;
}

/** The holder name that all payout accounts of a member share. */
export interface MemberPayeeTable {
  site_id: string;
  member_id: string;
  name: string;
  /** When an account in this name was confirmed by a second factor; null for a name of before that rule. */
  verified_at: NullableTimestampColumn;
}

/** Kinds of payout accounts. */
export type PayoutKind = 'bank' | 'eWallet';

export interface PayoutAccountTable {
  site_id: string;
  account_id: string;
  member_id: string;
  kind: PayoutKind;
  /** By its code in the site's document. */
  institution: string;
  /** Null for an address without a named holder. */
  holder_name: string | null;
  /** Encrypted. */
  sealed_number: string;
  masked_number: string;
  number_digest: string;
  branch: string | null;
  is_default: boolean;
  added_at: TimestampColumn;
  /** No payout to it before this time. */
  usable_from: TimestampColumn;
  /** Null until a second factor confirmed it. */
  verified_at: NullableTimestampColumn;
}
