import type { JWK } from 'jose';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FeedbackKind } from '#contracts/generated/contracts.ts';
import type { JsonColumn, NullableJsonColumn } from './json-column.ts';

/** A 64-bit integer: read as decimal text on both engines, because a JavaScript number loses digits above 2^53. */
export type BigIntColumn = ColumnType<string, string | bigint | number, string | bigint | number>;

/** A nullable 64-bit integer, read as decimal text. */
export type NullableBigIntColumn = ColumnType<
  string | null,
  string | bigint | number | null | undefined,
  string | bigint | number | null
>;

/** A point in time: read as RFC 3339 text in UTC with up to six decimals, e.g. `2026-01-31T08:00:00.5Z`. */
export type TimestampColumn = ColumnType<string, string | Date, string | Date>;

/** A point in time that the database fills in when it is left out. */
export type DefaultTimestampColumn = ColumnType<string, string | Date | undefined, string | Date>;

/** A nullable point in time; null means "no bound" or "not yet", as the column's comment says. */
export type NullableTimestampColumn = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

/** Texts by the product's language code (`EN`, `ES`, `TH` …). */
export type TextByLanguage = Record<string, string>;

/** The game catalogue: the same for every site, readable in every context, written by its owner only. */
export interface CatalogueSchema {
  catalogue_vendor: CatalogueVendorTable;
  catalogue_game: CatalogueGameTable;
  catalogue_version: CatalogueVersionTable;
}

/** The sites there are, by id, and whose each host is: readable in every context, so that a process can ask for each in turn. */
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
  site_status: SiteStatusTable;
  winner: WinnerTable;
  feedback: FeedbackTable;
}

/** What a transaction of a site may name: its own tables and the shared catalogue. */
export interface Schema extends CatalogueSchema, RollSchema, SiteSchema {}

/** Platform-wide secrets. No transaction of a site can read them. */
export interface SecretSchema {
  system_key: SystemKeyTable;
}

/** What migrations and seeds may name. */
export interface OwnerSchema extends Schema, SecretSchema {}

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
  /** What is served: all documents of the site, resolved, as one value. */
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

export interface SiteStatusTable {
  site_id: string;
  /** The operator's switch, which overrides the document while it is set; null leaves the document in force. */
  maintenance: NullableJsonColumn<MaintenanceSwitch>;
  updated_at: DefaultTimestampColumn;
}

/** What an operator sets when a site goes into maintenance, or comes out of it against its document. */
export interface MaintenanceSwitch {
  enabled: boolean;
  title?: TextByLanguage;
  message?: TextByLanguage;
  /** RFC 3339; left out while nobody knows when it ends. */
  endTime?: string;
}

/** The winner board's projection of settled rounds. */
export interface WinnerTable {
  site_id: string;
  winner_id: GeneratedAlways<string>;
  node_id: BigIntColumn;
  /** The member's account as stored; whoever presents it masks it. */
  customer_name: string;
  win_amount_minor: BigIntColumn;
  currency: string;
  settled_at: TimestampColumn;
}

/** What visitors told the site. */
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
}

export interface SystemKeyTable {
  /** The `kid` under which the public half is published. */
  key_id: string;
  /** What the key is for, e.g. `jwe`. */
  purpose: string;
  private_jwk: JsonColumn<JWK>;
  created_at: DefaultTimestampColumn;
}
