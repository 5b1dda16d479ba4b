/** Worker data of PGlite: plain data and shareable objects only, because it crosses a thread boundary. */
export interface PgliteWorkerData extends PgliteSource {
  /** PGlite itself, compiled. */
  program: WebAssembly.Module;
}

/** Initial state of a PGlite database. */
export interface PgliteSource {
  /** The directory of the cluster; undefined keeps it in memory. */
  directory: string | undefined;
  /** A tar of a data directory to start from. */
  snapshot: Uint8Array<ArrayBuffer> | undefined;
}

export type PgliteCommand =
  | { kind: 'query'; sql: string; values: unknown[] }
  | { kind: 'script'; sql: string }
  /** A statement outside of transactions, as a role. */
  | { kind: 'call'; role: string; sql: string; values: unknown[] }
  /** From now on the worker passes on what is sent to a channel, as `PgliteNotice`. */
  | { kind: 'listen'; channel: string }
  | { kind: 'snapshot' }
  | { kind: 'close' };

export type PgliteRequest = PgliteCommand & { id: number };

export interface PgliteRows {
  rows: Record<string, unknown>[];
  affectedRows: number | undefined;
  command: string;
}

/** The answer of each command. */
export interface PgliteAnswers {
  query: PgliteRows;
  script: string;
  call: PgliteRows;
  listen: null;
  snapshot: Uint8Array<ArrayBuffer>;
  close: null;
}

/** An error in plain data: `fields` holds what the database said of it, and is null for any other error. */
export interface PgliteFailure {
  message: string;
  fields: Record<string, string> | null;
}

/** The worker's answers; the one with id 0 says that the database is open, or why it is not. */
export type PgliteReply =
  | { id: number; ok: true; value: PgliteAnswers[keyof PgliteAnswers] }
  | { id: number; ok: false; failure: PgliteFailure };

/** A notification of the database. */
export interface PgliteNotice {
  channel: string;
  payload: string;
}
