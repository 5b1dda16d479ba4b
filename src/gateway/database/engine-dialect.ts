import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { TransactionAbortedError } from './database-error.ts';
import type { Engine, EngineSession } from './engine.ts';
import { openingStatements, type TransactionScope } from './transaction-scope.ts';

/** Kysely over either engine, each transaction opened in one scope. */
export function engineDialect(engine: Engine, scope: TransactionScope): Dialect {
  return {
    createDriver: () => new ScopedDriver(engine, openingStatements(scope)),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (database) => new PostgresIntrospector(database),
  };
}

class ScopedDriver implements Driver {
  readonly #engine: Engine;
  readonly #opening: string;

  constructor(engine: Engine, opening: string) {
    this.#engine = engine;
    this.#opening = opening;
  }

  async acquireConnection(): Promise<ScopedConnection> {
    return new ScopedConnection(await this.#engine.acquire());
  }

  beginTransaction(connection: ScopedConnection): Promise<void> {
    return connection.begin(this.#opening);
  }

  commitTransaction(connection: ScopedConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: ScopedConnection): Promise<void> {
    return connection.rollback();
  }

  releaseConnection(connection: ScopedConnection): Promise<void> {
    return connection.release();
  }

  // The engine lives longer than any Kysely over it.
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
}

class ScopedConnection implements DatabaseConnection {
  readonly #session: EngineSession;
  #state: 'clean' | 'open' | 'broken' = 'clean';

  constructor(session: EngineSession) {
    this.#session = session;
  }

  async begin(opening: string): Promise<void> {
    // Open from here on: the script may fail after its `begin`.
    this.#state = 'open';
    await this.#session.script(opening);
  }

  async commit(): Promise<void> {
    const command = await this.#session.script('commit');
    this.#state = 'clean';
    if (command !== 'ROLLBACK') return;
    throw new TransactionAbortedError(
      'a statement of this transaction failed and its error was swallowed, so nothing of it was stored',
    );
  }

  /** Never throws: the error that led here is the one worth reporting, and a broken connection is not used again. */
  async rollback(): Promise<void> {
    if (this.#state !== 'open') return;
    try {
      await this.#session.script('rollback');
      this.#state = 'clean';
    } catch {
      this.#state = 'broken';
    }
  }

  async release(): Promise<void> {
    await this.rollback();
    this.#session.release(this.#state === 'clean' ? 'clean' : 'broken');
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#session.query(query.sql, query.parameters);
    const result = { rows: rows as R[] };
    return affectedRows === undefined ? result : { ...result, numAffectedRows: affectedRows };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method, and no query of ours is streamed.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('queries are not streamed');
  }
}
