import type { Transaction } from 'kysely';
import type { MasterKeyRing } from '#gateway/secrets/master-key-ring.ts';
import type { ReplicaSettings } from './replica/replica-settings.ts';
import type { OperatorSchema } from './schema/operator-schema.ts';
import type { CatalogueSchema, OwnerSchema, RollSchema, Schema } from './schema/schema.ts';
import type { SystemKeyStore } from './system-key-store.ts';

/** A transaction in which one site is set: only that site's rows and the catalogue exist. */
export type SiteTransaction = Transaction<Schema>;

/** A transaction without a site: only the shared catalogue and the roll of sites exist. */
export type PlatformTransaction = Transaction<CatalogueSchema & RollSchema>;

/** A transaction on the accounts of operators: no site's rows and no keys exist. */
export type OperatorTransaction = Transaction<OperatorSchema>;

/** A transaction of the tables' owner, for migrations and seeds. */
export type OwnerTransaction = Transaction<OwnerSchema>;

/** The database as gateway modules see it: it offers no way around the tenant guard. */
export interface TenantDatabase {
  readonly kind: 'pglite' | 'postgres';

  /**
   * Runs `work` in one transaction of the unprivileged role with the site set. It commits when `work` resolves and
   * rolls back when it throws. Everything inside must use the given transaction: opening another one in it throws at
   * once, because the embedded engine has a single connection and would wait for itself.
   */
  forSite<T>(siteId: string, work: (tx: SiteTransaction) => Promise<T>): Promise<T>;

  /**
   * Runs `work` in one read-only transaction with the site set, for records, reports and dashboards. A replica may
   * answer, whose rows may be some seconds old; and `work` may run a second time, on the primary, so it must do nothing
   * but read. Never for what judges money, limits or sessions, nor for what must show a write of the same caller.
   */
  forReading<T>(siteId: string, work: (tx: SiteTransaction) => Promise<T>): Promise<T>;

  /**
   * Runs `work` in one read-only transaction of the role of agents: of members, their wallets and play it sees those of
   * the agent and of everybody below it, whatever a query asks for.
   */
  forAgent<T>(siteId: string, agentId: string, work: (tx: SiteTransaction) => Promise<T>): Promise<T>;

  /** The same as `forAgent`, for reports: a replica may answer, and `work` may run twice, as with `forReading`. */
  forAgentReading<T>(siteId: string, agentId: string, work: (tx: SiteTransaction) => Promise<T>): Promise<T>;

  /** The same as `forSite` without a site: tables of sites show no row and take none. */
  forPlatform<T>(work: (tx: PlatformTransaction) => Promise<T>): Promise<T>;

  /**
   * Runs one statement in one round trip, as the unprivileged role and without a site; it commits as it ends, and what
   * it raises is all that is left of it. For functions of the database that are given their site: anything else sees no
   * row. Its text is fixed, and everything that varies is a value.
   */
  call<Row extends Record<string, unknown>>(sql: string, values: readonly unknown[]): Promise<Row[]>;

  /**
   * Hears what transactions on the database tell by `pg_notify` on a channel, those of this process too.
   * @param onMissed called when notices may have been lost with a connection, once there is a new one.
   * @returns stops listening.
   */
  listen(channel: string, onNotice: (payload: string) => void, onMissed: () => void): Promise<() => Promise<void>>;

  /** Resolves when the database answers within two seconds, else rejects. */
  ping(): Promise<void>;
}

/** The replica as metrics show it. */
export interface ReplicaState {
  mayAnswer(): boolean;
  /** The highest possible age of the replica's answers in milliseconds; infinite before the first comparison. */
  lagMs(): number;
  /** How many reads of records each server answered, since the start. */
  readonly answered: { readonly replica: number; readonly primary: number };
}

/** The whole database, held by the composition root. */
export interface Database extends TenantDatabase {
  /** The replica that answers `forReading`; null where there is none. */
  readonly replica: ReplicaState | null;

  /**
   * Copies the embedded engine's data directory as of one moment between two transactions, as a tar. Null on
   * PostgreSQL, which has tools of its own.
   */
  readonly copy: (() => Promise<Uint8Array>) | null;

  /** Platform-wide key material, read and written under a role of its own. */
  readonly secrets: SystemKeyStore;

  /** Runs `work` in one transaction of the role that alone reads and writes the accounts of operators. */
  forOperators<T>(work: (tx: OperatorTransaction) => Promise<T>): Promise<T>;

  /**
   * Runs `work` as the owner of the tables: for migrations and seeds, never handed to modules. The owner too is subject
   * to row-level security; name a site to read or write that site's rows.
   */
  asOwner<T>(work: (tx: OwnerTransaction) => Promise<T>, scope?: { siteId: string }): Promise<T>;

  /**
   * Rebuilds the indexes of a table as its owner, outside any transaction and however long that takes. On PostgreSQL
   * readers and writers go on meanwhile; on the embedded engine all wait.
   * @param table its name in our schema, without quotes: letters, digits and underscores.
   */
  reindex(table: string): Promise<void>;

  /**
   * Brings roles and schema up to date; harmless when they already are, and safe from several processes at once.
   * Rejects where the database is newer than this program. Gives the names of the migrations it ran.
   */
  migrate(): Promise<string[]>;

  /** Waits for running transactions, stops the engine and gives the data directory free. Safe to call twice. */
  close(): Promise<void>;
}

/** The part of a pino logger that the database uses. */
export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface OpenDatabaseOptions {
  /** The gateway's data directory, for PGlite; undefined keeps everything in memory. Ignored with `databaseUrl`. */
  dataDir?: string | undefined;
  /** A PostgreSQL 15+ connection string; undefined means PGlite. */
  databaseUrl?: string | undefined;
  /** A standby of the server at `databaseUrl` that answers records. */
  replica?: ReplicaSettings | null | undefined;
  log?: DatabaseLog | undefined;
  /** Maximum wait of a transaction for a connection. Default 10,000. */
  acquireTimeoutMs?: number | undefined;
  /** Maximum time of a transaction without a query before it is rolled back. Default 30,000. */
  idleInTransactionTimeoutMs?: number | undefined;
  /** Connections to PostgreSQL. Default 10. */
  poolSize?: number | undefined;
  /** The master keys that wrap the platform's keys. Without them no key can be read or made. */
  masterKeys?: MasterKeyRing | undefined;
  /** A gzipped or plain tar of a PGlite data directory to start an in-memory database from. */
  snapshot?: Uint8Array<ArrayBuffer> | undefined;
}
