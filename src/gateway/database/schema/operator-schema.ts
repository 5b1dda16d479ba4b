import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  OperatorChange,
  OperatorGrant,
  OperatorLinkPurpose,
  OperatorRole,
  QueueFilters,
  QueueKindKey,
} from '#contracts/generated/contracts.ts';
import type { NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** The people who run sites. No transaction of a site can read them. */
export interface OperatorSchema {
  operator: OperatorTable;
  operator_role: OperatorRoleTable;
  operator_session: OperatorSessionTable;
  operator_recovery_code: OperatorRecoveryCodeTable;
  operator_try: OperatorTryTable;
  operator_envelope: OperatorEnvelopeTable;
  operator_link: OperatorLinkTable;
  operator_change: OperatorChangeTable;
  operator_queue_view: OperatorQueueViewTable;
}

export interface OperatorTable {
  operator_id: string;
  account: string;
  /** The account in lower case. */
  account_key: string;
  name: string;
  /** argon2id; null until the owner has chosen a password by a link. */
  password_hash: string | null;
  /** Encrypted; null until an authenticator is enrolled. */
  totp_secret: string | null;
  /** The time step of the code that was taken last. */
  last_totp_step: number | null;
  /** Encrypted; what an authenticator is being enrolled with. */
  offered_totp_secret: string | null;
  totp_offered_at: NullableTimestampColumn;
  created_at: TimestampColumn;
  /** Null while the account may be used. */
  disabled_at: NullableTimestampColumn;
  /** The latest sign-in; null: there was none yet. */
  signed_in_at: NullableTimestampColumn;
}

/** The roles of an operator, by site. */
export interface OperatorRoleTable {
  operator_id: string;
  /** `*` for all sites. */
  site_id: string;
  role: OperatorRole;
}

export interface OperatorSessionTable {
  /** SHA-256 of the token in base64url. */
  token_digest: string;
  operator_id: string;
  address: string;
  device: string;
  started_at: TimestampColumn;
  seen_at: TimestampColumn;
  expires_at: TimestampColumn;
  /** When the operator last gave a code; null: at the sign-in. */
  proved_at: NullableTimestampColumn;
}

/** Codes that stand in for an authenticator, each once. */
export interface OperatorRecoveryCodeTable {
  operator_id: string;
  code_digest: string;
}

/** Tries to sign in that nothing made up for. */
export interface OperatorTryTable {
  try_id: GeneratedAlways<string>;
  account_key: string;
  address: string;
  /** The wider networks of an IPv6 address; null for IPv4. */
  network56: string | null;
  network48: string | null;
  tried_at: TimestampColumn;
}

/** Encrypted bodies of operators' calls that were taken, for as long as they could be sent again. */
export interface OperatorEnvelopeTable {
  envelope_id: string;
  expires_at: TimestampColumn;
}

/** The link by which the owner of an account chooses a password. */
export interface OperatorLinkTable {
  operator_id: string;
  /** SHA-256 of the token in base64url. */
  token_digest: string;
  purpose: OperatorLinkPurpose;
  made_at: TimestampColumn;
  expires_at: TimestampColumn;
}

/** Who changed which account of an operator. Rows never change. */
export interface OperatorChangeTable {
  change_id: GeneratedAlways<string>;
  operator_id: string;
  changed_at: TimestampColumn;
  changed_by: string;
  what: OperatorChange['what'];
  /** The roles from then on; null where they did not change. */
  roles: JSONColumnType<OperatorGrant[]> | null;
}

/** Filters of a site's queue that an operator keeps under a name. */
export interface OperatorQueueViewTable {
  view_id: string;
  operator_id: string;
  site_id: string;
  kind: QueueKindKey;
  name: string;
  filters: JSONColumnType<QueueFilters>;
  /** What the queues of the site open with. */
  is_start: boolean;
  made_at: TimestampColumn;
}
