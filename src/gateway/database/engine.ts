/** The result of one statement. */
export interface EngineResult {
  rows: Record<string, unknown>[];
  /** Rows written by INSERT, UPDATE, DELETE or MERGE; undefined for other statements. */
  affectedRows: bigint | undefined;
  /**
   * The first word of the command tag, e.g. `SELECT`. PostgreSQL answers `ROLLBACK` to the commit of a failed
   * transaction.
   */
  command: string;
}

/** One connection, held exclusively until it is released. */
export interface EngineSession {
  /** Runs exactly one statement with bound values. */
  query(sql: string, values: readonly unknown[]): Promise<EngineResult>;

  /** Runs statements of our own without values in one round trip; gives the last one's command. */
  script(sql: string): Promise<string>;

  /** Gives the connection back. A broken one is not used again. */
  release(state: 'clean' | 'broken'): void;
}

/** A database engine: all that the rest of this folder needs to know of PGlite or PostgreSQL. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';

  /** Waits its turn for a connection; rejects with `DatabaseBusyError` when it takes too long. */
  acquire(timeoutMs?: number): Promise<EngineSession>;

  /**
   * Runs one statement by itself as a role, in one round trip; it commits as it ends. The statement is kept prepared,
   * so its text must be one of few.
   */
  call(role: string, sql: string, values: readonly unknown[]): Promise<EngineResult>;

  /** See `Database.reindex`. */
  reindex(role: string, table: string): Promise<void>;

  /** See `TenantDatabase.listen`. */
  listen(channel: string, onNotice: (payload: string) => void, onMissed: () => void): Promise<() => Promise<void>>;

  /** A tar of the whole cluster between two transactions; only on the embedded engine. */
  snapshot?(): Promise<Uint8Array<ArrayBuffer>>;

  /** Takes no new work, waits for what runs, and stops. */
  close(): Promise<void>;
}
