import type { DatabaseLog } from '../database.ts';
import { DatabaseClosedError } from '../database-error.ts';
import type { Engine, EngineResult, EngineSession } from '../engine.ts';
import { toWireValue } from '../wire-values.ts';
import { FifoMutex } from './fifo-mutex.ts';
import { PgliteClient } from './pglite-client.ts';
import { openPgliteDirectory } from './pglite-directory.ts';
import { engineResult, PgliteSession } from './pglite-session.ts';

export interface PgliteEngineOptions {
  dataDir: string | undefined;
  snapshot: Uint8Array<ArrayBuffer> | undefined;
  acquireTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
  log: DatabaseLog | undefined;
}

/** PostgreSQL inside this process: one connection, lent out in the order of asking. */
export class PgliteEngine implements Engine {
  readonly kind = 'pglite';
  readonly #client: PgliteClient;
  readonly #unlock: () => void;
  readonly #options: PgliteEngineOptions;
  readonly #mutex = new FifoMutex();
  #closing: Promise<void> | null = null;

  private constructor(client: PgliteClient, unlock: () => void, options: PgliteEngineOptions) {
    this.#client = client;
    this.#unlock = unlock;
    this.#options = options;
  }

  static async open(options: PgliteEngineOptions): Promise<PgliteEngine> {
    if (options.dataDir === undefined) {
      const client = await PgliteClient.start({ directory: undefined, snapshot: options.snapshot });
      return new PgliteEngine(client, () => {}, options);
    }
    const { client, unlock } = await openPgliteDirectory(options.dataDir, options.log);
    return new PgliteEngine(client, unlock, options);
  }

  async acquire(timeoutMs = this.#options.acquireTimeoutMs): Promise<EngineSession> {
    if (this.#closing) throw new DatabaseClosedError('the database is closed');
    const giveBack = await this.#mutex.acquire(timeoutMs);
    return new PgliteSession(this.#client, giveBack, this.#options.idleInTransactionTimeoutMs);
  }

  async call(role: string, sql: string, values: readonly unknown[]): Promise<EngineResult> {
    if (this.#closing) throw new DatabaseClosedError('the database is closed');
    const giveBack = await this.#mutex.acquire(this.#options.acquireTimeoutMs);
    try {
      return engineResult(await this.#client.call({ kind: 'call', role, sql, values: values.map(toWireValue) }));
    } finally {
      giveBack();
    }
  }

  async reindex(role: string, table: string): Promise<void> {
    await this.call(role, `reindex table marquee.${table}`, []);
  }

  /** Notifications of this process alone, since no other one can use the same data directory. */
  async listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>> {
    if (this.#closing) throw new DatabaseClosedError('the database is closed');
    const giveBack = await this.#mutex.acquire(this.#options.acquireTimeoutMs);
    try {
      const stop = await this.#client.listen(channel, onNotice);
      return async () => stop();
    } finally {
      giveBack();
    }
  }

  /** A tar of the whole cluster, from which an in-memory database can start. */
  async snapshot(): Promise<Uint8Array<ArrayBuffer>> {
    const giveBack = await this.#mutex.acquire(this.#options.acquireTimeoutMs);
    try {
      return await this.#client.call({ kind: 'snapshot' });
    } finally {
      giveBack();
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#stop();
    return this.#closing;
  }

  async #stop(): Promise<void> {
    // Waiting in the same queue lets every transaction that was asked for before finish first.
    const giveBack = await this.#mutex.acquire(null);
    try {
      await this.#client.close();
    } finally {
      this.#unlock();
      giveBack();
    }
  }
}
