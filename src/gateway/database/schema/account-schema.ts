import type { Generated, GeneratedAlways } from 'kysely';
import type { DeviceData, Entrance } from '#contracts/generated/contracts.ts';
import type { MemberType } from '#contracts/member-types.ts';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';
import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** An account. */
export interface MemberTable {
  site_id: string;
  member_id: string;
  account: string;
  /** The account in lower case. */
  account_key: string;
  type: MemberType;
  /** Null: the house itself. */
  upline_id: string | null;
  nickname: string | null;
  /** argon2id; null where nothing signs in by a password. */
  password_hash: string | null;
  password_changed_at: NullableTimestampColumn;
  must_change_password: Generated<boolean>;
  payment_password_hash: string | null;
  /** Null where it is the one of the registration. */
  payment_password_changed_at: NullableTimestampColumn;
  /** E.164. */
  mobile_num: string | null;
  mobile_verified_at: NullableTimestampColumn;
  email: string | null;
  email_verified_at: NullableTimestampColumn;
  /** yyyy-MM-dd. */
  birthday: string | null;
  language: string | null;
  /** Further fields of the site's registration form, by name. */
  details: JsonColumn<Record<string, string>>;
  register_url: string | null;
  register_method: 'WEB' | 'FREEPLAY' | 'OPERATOR';
  register_address: string;
  registered_at: TimestampColumn;
  /** Null until somebody signs in by hand for the first time. */
  first_signed_in_at: NullableTimestampColumn;
  /** A demo's own program plays as it. */
  is_bot: Generated<boolean>;
  /** Since when an upline keeps it from signing in and playing; null while none does. */
  frozen_at: NullableTimestampColumn;
  frozen_by: string | null;
  /** The link that it registered by. */
  link_code: string | null;
  /** When the personal data was removed; null: it was not. */
  erased_at: NullableTimestampColumn;
}

/** Every member with each of its uplines and with itself, at depth 0. */
export interface MemberUplineTable {
  site_id: string;
  ancestor_id: string;
  descendant_id: string;
  depth: number;
}

/** A code that leads to a member as upline. */
export interface MemberCodeTable {
  site_id: string;
  /** In upper case. */
  code: string;
  member_id: string;
}

/** A game that a member keeps at hand. */
export interface MemberFavouriteTable {
  site_id: string;
  member_id: string;
  node_id: BigIntColumn;
  added_at: TimestampColumn;
}

/** The picture that a member chose. */
export interface MemberIconTable {
  site_id: string;
  member_id: string;
  /** Of the bytes, 128 bits in hex. */
  digest: string;
  webp: Uint8Array;
}

export interface MemberSessionTable {
  site_id: string;
  /** SHA-256 of the token in base64url. */
  token_digest: string;
  member_id: string;
  entrance: Entrance;
  method: SignInMethod;
  address: string;
  device: string;
  started_at: TimestampColumn;
  seen_at: TimestampColumn;
  expires_at: TimestampColumn;
  /** When the member signed in; null: when the session began. */
  signed_in_at: NullableTimestampColumn;
  /** The remembered browser that it is of; null for one that is not. */
  remember_selector: string | null;
  /** Device data sent by the client; null if it sent none. */
  device_data: NullableJsonColumn<DeviceData>;
}

/** The sign-in method that opened a session. */
export type SignInMethod = 'username' | 'sms' | 'social' | 'freeplay' | 'register' | 'remember' | 'handoff' | 'reset';

export interface MemberSignInTable {
  site_id: string;
  sign_in_id: GeneratedAlways<string>;
  member_id: string;
  method: SignInMethod;
  address: string;
  device: string;
  signed_in_at: TimestampColumn;
}

/** The addresses that a member signed in from. */
export interface MemberAddressTable {
  site_id: string;
  member_id: string;
  address: string;
  first_seen_at: TimestampColumn;
}

export interface SignInFailureTable {
  site_id: string;
  failure_id: GeneratedAlways<string>;
  account_key: string;
  address: string;
  /** `browser …` or `address …` where the account knows it; empty elsewhere. */
  place: Generated<string>;
  /** The wider networks of an IPv6 address; null for IPv4. */
  network56: string | null;
  network48: string | null;
  /** The password is still being checked. */
  is_pending: Generated<boolean>;
  failed_at: TimestampColumn;
}

export interface CaptchaTable {
  site_id: string;
  captcha_id: string;
  kind: 'image' | 'work';
  /** The text of the picture, or the salt of the proof of work. */
  answer: string;
  expires_at: TimestampColumn;
}

/** The code that was sent last for a purpose to a number or an e-mail address. */
export interface VerificationCodeTable {
  site_id: string;
  purpose: string;
  recipient: string;
  code_digest: string;
  tries_left: number;
  expires_at: TimestampColumn;
}

/** A code that opens something for a member, once. */
export interface OneUseCodeTable {
  site_id: string;
  code_digest: string;
  purpose: string;
  member_id: string;
  payload: JsonColumn<object>;
  tries_left: Generated<number>;
  expires_at: TimestampColumn;
}

/** The number of uses in a time window. */
export interface UsageCountTable {
  site_id: string;
  subject: string;
  uses: number;
  /** The count resets then. */
  expires_at: TimestampColumn;
}

/** Encrypted bodies that were taken, for as long as they could be sent again. */
export interface UsedEnvelopeTable {
  site_id: string;
  envelope_id: string;
  expires_at: TimestampColumn;
}
