import { TransactionExpiredError } from '../database-error.ts';
import type { EngineResult, EngineSession } from '../engine.ts';
import { toWireValue } from '../wire-values.ts';
import type { PgliteClient } from './pglite-client.ts';
import type { PgliteRows } from './pglite-protocol.ts';

const WRITING_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Converts the worker's answer to an engine result. */
export function engineResult({ rows, affectedRows, command }: PgliteRows): EngineResult {
  return { rows, command, affectedRows: WRITING_COMMANDS.has(command) ? BigInt(affectedRows ?? 0) : undefined };
}

/**
 * One turn on PGlite's only connection. PostgreSQL ends a session that idles in a transaction; PGlite has no such
 * timer, and one forgotten transaction would stop the whole gateway, so the turn itself expires here.
 */
export class PgliteSession implements EngineSession {
  readonly #client: PgliteClient;
  readonly #giveBack: () => void;
  readonly #idleTimeoutMs: number;
  #idleTimer: NodeJS.Timeout | undefined;
  #running = 0;
  #state: 'held' | 'released' | 'expired' = 'held';

  constructor(client: PgliteClient, giveBack: () => void, idleTimeoutMs: number) {
    this.#client = client;
    this.#giveBack = giveBack;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#startIdleTimer();
  }

  async query(sql: string, values: readonly unknown[]): Promise<EngineResult> {
    return engineResult(
      await this.#use(() => this.#client.call({ kind: 'query', sql, values: values.map(toWireValue) })),
    );
  }

  script(sql: string): Promise<string> {
    return this.#use(() => this.#client.call({ kind: 'script', sql }));
  }

  release(): void {
    if (this.#state !== 'held') return;
    this.#state = 'released';
    clearTimeout(this.#idleTimer);
    this.#giveBack();
  }

  async #use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#state === 'expired')
      throw new TransactionExpiredError('this transaction idled for too long and was rolled back');
    if (this.#state === 'released') throw new Error('this database session was already given back');
    clearTimeout(this.#idleTimer);
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running === 0 && this.#state === 'held') this.#startIdleTimer();
    }
  }

  #startIdleTimer(): void {
    this.#idleTimer = setTimeout(() => void this.#expire(), this.#idleTimeoutMs);
  }

  async #expire(): Promise<void> {
    this.#state = 'expired';
    try {
      await this.#client.call({ kind: 'script', sql: 'rollback' });
    } catch {
      // The engine is gone; the client reports it at the next query.
    } finally {
      this.#giveBack();
    }
  }
}
