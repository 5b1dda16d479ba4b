import type { JWK } from 'jose';
import type { Generated, GeneratedAlways } from 'kysely';
import type { FeedbackKind, FeedbackOutcome } from '#contracts/generated/contracts.ts';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';
import type {
  CaptchaTable,
  MemberAddressTable,
  MemberCodeTable,
  MemberFavouriteTable,
  MemberIconTable,
  MemberSessionTable,
  MemberSignInTable,
  MemberTable,
  MemberUplineTable,
  OneUseCodeTable,
  SignInFailureTable,
  UsageCountTable,
  UsedEnvelopeTable,
  VerificationCodeTable,
} from './account-schema.ts';
import type { AgentContractSchema } from './agent-contract-schema.ts';
import type { BonusSchema } from './bonus-schema.ts';
import type { ChatSchema } from './chat-schema.ts';
import type {
  BigIntColumn,
  DefaultTimestampColumn,
  NullableBigIntColumn,
  NullableTimestampColumn,
  TimestampColumn,
} from './column-types.ts';
import type { FreeSpinSchema } from './free-spin-schema.ts';
import type { LaunchSchema } from './launch-schema.ts';
import type { LedgerSchema } from './ledger-schema.ts';
import type { LotterySchema } from './lottery-schema.ts';
import type { MemberFileSchema } from './member-file-schema.ts';
import type { OperatorMessageSchema } from './operator-message-schema.ts';
import type { OperatorSchema } from './operator-schema.ts';
import type { PaymentSchema } from './payment-schema.ts';
import type { PlayLimitSchema } from './play-limit-schema.ts';
import type { PlayMeasureSchema } from './play-measure-schema.ts';
import type { PointsSchema } from './points-schema.ts';
import type { PromotionSchema } from './promotion-schema.ts';
import type { ProtectionSchema } from './protection-schema.ts';
import type { RaffleSchema } from './raffle-schema.ts';
import type { EventCounterTable, MemberEventTable, MemberMessageTable } from './realtime-schema.ts';
import type { RecordSchema } from './record-schema.ts';
import type { ReferralSchema } from './referral-schema.ts';
import type { RewardSchema } from './reward-schema.ts';
import type { SeamlessSchema } from './seamless-schema.ts';
import type {
  MemberAuthenticatorTable,
  MemberPayeeTable,
  MemberRecoveryCodeTable,
  MemberTryTable,
  PayoutAccountTable,
} from './security-schema.ts';
import type {
  RememberedBrowserTable,
  SocialArrivalTable,
  SocialAttemptTable,
  SocialIdentityTable,
} from './sign-in-schema.ts';
import type { SiteMinuteSchema } from './site-minute-schema.ts';
import type { SiteStatusSchema } from './site-status-schema.ts';
import type { TeamSchema } from './team-schema.ts';

/** Texts by the product's language code (`EN`, `ES`, `TH` …). */
export type TextByLanguage = Record<string, string>;

/** The game catalogue: the same for every site, readable in every context, written by its owner only. */
export interface CatalogueSchema {
  catalogue_vendor: CatalogueVendorTable;
  catalogue_game: CatalogueGameTable;
  catalogue_version: CatalogueVersionTable;
}

/**
 * The ids of all sites, and the site of each host: readable in every context, so that a process can ask for each in
 * turn.
 */
export interface RollSchema {
  site_roll: SiteRollTable;
  site_host: SiteHostTable;
}

/** Tables of a site: `site_id` leads every primary key, and row-level security is forced on every one of them. */
export interface SiteSchema {
  site: SiteTable;
  site_revision: SiteRevisionTable;
  site_asset: SiteAssetTable;
  site_publication: SitePublicationTable;
  feedback: FeedbackTable;
  feedback_closed: ClosedFeedbackTable;
  member: MemberTable;
  member_upline: MemberUplineTable;
  member_code: MemberCodeTable;
  member_icon: MemberIconTable;
  member_favourite: MemberFavouriteTable;
  member_session: MemberSessionTable;
  member_sign_in: MemberSignInTable;
  member_address: MemberAddressTable;
  sign_in_failure: SignInFailureTable;
  captcha: CaptchaTable;
  verification_code: VerificationCodeTable;
  one_use_code: OneUseCodeTable;
  used_envelope: UsedEnvelopeTable;
  usage_count: UsageCountTable;
  member_authenticator: MemberAuthenticatorTable;
  member_recovery_code: MemberRecoveryCodeTable;
  member_try: MemberTryTable;
  member_payee: MemberPayeeTable;
  payout_account: PayoutAccountTable;
  social_identity: SocialIdentityTable;
  social_attempt: SocialAttemptTable;
  social_arrival: SocialArrivalTable;
  remembered_browser: RememberedBrowserTable;
  outbox_message: OutboxMessageTable;
  sms_send: SmsSendTable;
  event_counter: EventCounterTable;
  member_event: MemberEventTable;
  member_message: MemberMessageTable;
}

/** Tables that a site's transaction can access: its own and the shared catalogue. */
export interface Schema
  extends CatalogueSchema,
    RollSchema,
    SiteSchema,
    LedgerSchema,
    SeamlessSchema,
    LaunchSchema,
    LotterySchema,
    MemberFileSchema,
    PaymentSchema,
    PlayLimitSchema,
    ProtectionSchema,
    PlayMeasureSchema,
    SiteMinuteSchema,
    RecordSchema,
    SiteStatusSchema,
    TeamSchema,
    AgentContractSchema,
    ChatSchema,
    BonusSchema,
    PointsSchema,
    OperatorMessageSchema,
    RaffleSchema,
    ReferralSchema,
    PromotionSchema,
    RewardSchema,
    FreeSpinSchema {}

/** Platform-wide secrets. No transaction of a site can read them. */
export interface SecretSchema {
  system_key: SystemKeyTable;
}

/** Tables that migrations and seeds can access. */
export interface OwnerSchema extends Schema, SecretSchema, OperatorSchema {}

export interface CatalogueVendorTable {
  /** The specification's vendor code, e.g. `JL`. */
  vassalage: string;
  display_name: string;
  /** The studio's name as drawn on its card. */
  wordmark: string;
  /** Ascending order in lanes and menus. */
  position: number;
  /** Game categories that the vendor appears in, in the vendor's own order. */
  categories: string[];
}

export interface CatalogueGameTable {
  node_id: BigIntColumn;
  game_code: string;
  vassalage: string;
  /** `RNG`, `LIVE`, `FISH` …, the specification's game type codes. */
  game_type: string;
  game_category: string;
  game_classify: string;
  /** The name in the catalogue's base language. */
  game_name: string;
  /** Names in other languages, by language code; empty where there are none of their own. */
  names: JsonColumn<TextByLanguage>;
  /** 1 = hot. */
  is_hot: number;
  /** Rank among hot games from 1, null for games that are not hot. */
  hot_rank: number | null;
  /** 0 = a free trial is available (the specification's sense). */
  support_play: number;
  /** `GAME`, or `VASSALAGE` where the card opens a list of the vendor's games. */
  is_game: string;
  min_bet_minor: BigIntColumn;
  max_bet_minor: NullableBigIntColumn;
  min_line_num: number;
  position: number;
  /** The specification of its tile picture; null means the fallback is drawn. */
  art: NullableJsonColumn<Record<string, unknown>>;
}

export interface CatalogueVersionTable {
  /** Always true: the table holds a single row. */
  only_row: Generated<boolean>;
  version: string;
  checksum: string;
  written_at: DefaultTimestampColumn;
}

export interface SiteTable {
  site_id: string;
  merchant_code: string;
  first_seen_at: DefaultTimestampColumn;
}

export interface SiteRollTable {
  site_id: string;
}

export interface SiteHostTable {
  /** Lower case. */
  host: string;
  site_id: string;
}

export interface SiteRevisionTable {
  site_id: string;
  /** Counts from 1 within the site. */
  revision: number;
  checksum: string;
  /** The served document: all documents of the site, resolved, as one value. */
  document: JsonColumn<Record<string, unknown>>;
  /** `files` for documents that lay in the gateway's own folders, `push` for those that were sent to it. */
  origin: 'files' | 'push';
  /** The texts that it was made of, byte for byte, by file. */
  sources: JsonColumn<Record<string, string>>;
  created_at: DefaultTimestampColumn;
}

/** Pictures and other files of a site's revisions, each stored once. */
export interface SiteAssetTable {
  site_id: string;
  /** SHA-256 of the bytes, in hex. */
  digest: string;
  bytes: Uint8Array;
}

/** The history of what was published. The last line is what is served. */
export interface SitePublicationTable {
  site_id: string;
  /** Counts from 1 within the site. */
  publication: number;
  /** Null takes the site off. */
  revision: number | null;
  published_at: TimestampColumn;
  /** When every process begins to serve it. */
  effective_at: TimestampColumn;
}

/** Feedback from visitors. */
export interface FeedbackTable {
  /** The sender's own, 128 bits in hex. */
  feedback_id: string;
  site_id: string;
  kind: FeedbackKind;
  content: string;
  /** An e-mail address; null where no answer is asked for. */
  contact: string | null;
  /** The language of the page that it was written on. */
  language: string;
  received_at: TimestampColumn;
  /** No operator has closed it. */
  is_open: Generated<boolean>;
}

/** How operators closed feedback. Rows never change. */
export interface ClosedFeedbackTable {
  site_id: string;
  feedback_id: string;
  outcome: FeedbackOutcome;
  operator: string;
  /** What was answered, or why nothing was. */
  note: string;
  closed_at: TimestampColumn;
}

/** E-mail and text messages that wait to be sent or were. */
export interface OutboxMessageTable {
  site_id: string;
  message_id: GeneratedAlways<string>;
  channel: 'email' | 'sms';
  /** The subject of the message, e.g. `verify`. */
  kind: string;
  /** An e-mail address, or a number in E.164. */
  recipient: string;
  /** Null for text messages. */
  subject: string | null;
  /** Null once the message is done with, except in a demo. */
  text_body: string | null;
  html_body: string | null;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  /** The number of attempts to send it. */
  tries: Generated<number>;
  created_at: TimestampColumn;
  next_try_at: TimestampColumn;
  /** Null: it never expires. */
  expires_at: NullableTimestampColumn;
  last_error: string | null;
  sent_at: NullableTimestampColumn;
}

/** The text messages of the last day, for the guard to count. */
export interface SmsSendTable {
  site_id: string;
  send_id: GeneratedAlways<string>;
  /** E.164. */
  number: string;
  /** The beginning of the number, which numbers of one block share. */
  prefix: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The requester's address: IPv4, or a network of IPv6. */
  address: string;
  /** The wider networks of an IPv6 address; null for IPv4. */
  network56: string | null;
  network48: string | null;
  /** The sender's standing when the message was sent; see `SmsStanding`. */
  standing: Generated<'open' | 'member' | 'owner'>;
  /** The member who asked for the message; null where nobody was signed in. */
  member_id: string | null;
  sent_at: TimestampColumn;
}

export interface SystemKeyTable {
  /** The `kid` under which the public half is published. */
  key_id: string;
  /** The purpose of the key, e.g. `jwe`. */
  purpose: string;
  /** Null, except in rows from before key wrapping, until the next start. */
  private_jwk: NullableJsonColumn<JWK>;
  /** A compact JWE under the master key that `master_key_id` names. */
  wrapped_key: string | null;
  master_key_id: string | null;
  created_at: DefaultTimestampColumn;
}
