import { Client, type ClientBase, Pool, types } from 'pg';
import type { DatabaseLog } from '../database.ts';
import { DatabaseBusyError, DatabaseClosedError } from '../database-error.ts';
import type { Engine, EngineResult, EngineSession } from '../engine.ts';
import { WIRE_TYPES } from '../wire-values.ts';
import { postgresCalls } from './postgres-calls.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { PostgresSession } from './postgres-session.ts';

export interface PostgresEngineOptions {
  databaseUrl: string;
  poolSize: number;
  acquireTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
  /** Default: however long the operating system tries. */
  connectTimeoutMs?: number;
  /** Default 120,000, longer than any migration takes. */
  queryTimeoutMs?: number;
  log?: DatabaseLog | undefined;
}

const QUERY_TIMEOUT_MS = 120_000;

const TEXT_ARRAY_OID: number = 1009;

/** PostgreSQL 15 or newer, through a pool. */
export class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly #pool: Pool;
  readonly #acquireTimeoutMs: number;
  readonly #databaseUrl: string;
  readonly #log: DatabaseLog | undefined;
  readonly #calls: ReturnType<typeof postgresCalls>;
  readonly #listeners = new Set<() => Promise<void>>();
  #closing: Promise<void> | null = null;

  constructor(options: PostgresEngineOptions) {
    this.#acquireTimeoutMs = options.acquireTimeoutMs;
    this.#databaseUrl = options.databaseUrl;
    this.#log = options.log;
    const settings = {
      connectionString: options.databaseUrl,
      application_name: 'marquee',
      // A server that vanished without closing the connection must not block the caller for ever.
      query_timeout: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
      types: { getTypeParser: readerOf },
    };
    this.#pool = new Pool({
      ...settings,
      max: options.poolSize,
      connectionTimeoutMillis: options.connectTimeoutMs,
      idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs,
      onConnect: prepareConnection,
    });
    this.#calls = postgresCalls(settings, prepareConnection, options.log);
    this.#pool.on('error', (error) => options.log?.warn({ err: error }, 'an idle database connection was lost'));
  }

  async acquire(timeoutMs = this.#acquireTimeoutMs): Promise<EngineSession> {
    if (this.#closing) throw new DatabaseClosedError('the database is closed');
    const connecting = this.#pool.connect();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        // The pool cannot remove a waiter: the connection it gets goes straight back.
        connecting.then((client) => client.release()).catch(() => {});
        reject(new DatabaseBusyError(`no database connection became free within ${timeoutMs} ms`));
      }, timeoutMs);
    });
    try {
      return new PostgresSession(await Promise.race([connecting, timeout]));
    } finally {
      clearTimeout(timer);
    }
  }

  async call(role: string, sql: string, values: readonly unknown[]): Promise<EngineResult> {
    if (this.#closing) throw new DatabaseClosedError('the database is closed');
    return this.#calls.call(role, sql, values);
  }

  async reindex(role: string, table: string): Promise<void> {
    const client = new Client({ connectionString: this.#databaseUrl, application_name: 'marquee' });
    await client.connect();
    try {
      await prepareConnection(client);
      await client.query(`set role ${role}`);
      // An attempt that was interrupted leaves its half of a new index behind, which costs every write of the table.
      const { rows } = await client.query<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index where indrelid = $1::regclass and not indisvalid`,
        [table],
      );
      for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
      await client.query(`reindex table concurrently ${table}`);
    } finally {
      await client.end();
    }
  }

  async listen(
    channel: string,
    onNotice: (payload: string) => void,
    onMissed: () => void,
  ): Promise<() => Promise<void>> {
    const stop = await listenOnPostgres({
      databaseUrl: this.#databaseUrl,
      channel,
      onNotice,
      onMissed,
      onLost: (error) => this.#log?.warn({ err: error, channel }, 'the listening database connection was lost'),
    });
    this.#listeners.add(stop);
    return async () => {
      this.#listeners.delete(stop);
      await stop();
    };
  }

  close(): Promise<void> {
    this.#closing ??= this.#stop();
    return this.#closing;
  }

  async #stop(): Promise<void> {
    for (const stop of this.#listeners) await stop();
    // The pool itself waits until every connection that is lent out has come back.
    await Promise.all([this.#pool.end(), this.#calls.end()]);
  }
}

const READERS = new Map<number, (text: string) => unknown>(
  WIRE_TYPES.flatMap(({ oid, arrayOid, read }) => [
    [oid, read],
    [arrayOid, (text: string) => readTextArray(text).map((entry) => (entry === null ? null : read(entry)))],
  ]),
);

const readTextArray: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY_OID);

function readerOf(oid: number, format?: 'text' | 'binary'): unknown {
  return READERS.get(oid) ?? types.getTypeParser(oid, format);
}

/** The same settings that PGlite is started with. */
async function prepareConnection(client: ClientBase): Promise<void> {
  // Compiling a query takes longer than any of ours runs, and estimates of partitioned tables ask for it.
  await client.query(`set search_path to marquee; set timezone to 'UTC'; set datestyle to 'ISO'; set jit to off`);
}
