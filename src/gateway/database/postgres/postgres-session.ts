import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { hasSqlState, TransactionExpiredError } from '../database-error.ts';
import type { EngineResult, EngineSession } from '../engine.ts';
import { toWireValue } from '../wire-values.ts';

const WRITING_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const IDLE_IN_TRANSACTION_TIMEOUT = '25P03';

/** Converts a node-postgres result to an engine result. */
export function engineResult({ rows, command, rowCount }: QueryResult<Record<string, unknown>>): EngineResult {
  return { rows, command, affectedRows: WRITING_COMMANDS.has(command) ? BigInt(rowCount ?? 0) : undefined };
}

/** A connection of the pool while one transaction holds it. */
export class PostgresSession implements EngineSession {
  readonly #client: PoolClient;
  #connectionError: Error | null = null;
  readonly #onError = (error: Error): void => {
    this.#connectionError ??= error;
  };

  constructor(client: PoolClient) {
    this.#client = client;
    // Without a listener a connection that the server closes while it is lent out would end the process.
    client.on('error', this.#onError);
  }

  async query(sql: string, values: readonly unknown[]): Promise<EngineResult> {
    // The extended protocol takes a single statement even without values, so nothing can be appended to one.
    const config: QueryConfig & { queryMode: 'extended' } = {
      text: sql,
      values: values.map(toWireValue),
      queryMode: 'extended',
    };
    return engineResult(await this.#use(() => this.#client.query<Record<string, unknown>>(config)));
  }

  async script(sql: string): Promise<string> {
    // Several statements give several results, which the types of node-postgres leave out.
    const results: QueryResult | QueryResult[] = await this.#use(() => this.#client.query(sql));
    const last = Array.isArray(results) ? results.at(-1) : results;
    return last?.command ?? '';
  }

  release(state: 'clean' | 'broken'): void {
    this.#client.off('error', this.#onError);
    this.#client.release(state === 'broken' || this.#connectionError !== null);
  }

  async #use<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const cause = this.#connectionError ?? error;
      if (!hasSqlState(cause, IDLE_IN_TRANSACTION_TIMEOUT)) throw error;
      throw new TransactionExpiredError('this transaction idled for too long and was rolled back', { cause });
    }
  }
}
