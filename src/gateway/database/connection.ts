import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction } from 'kysely';
import { fixedKeyRing, type MasterKeyRing } from '#gateway/secrets/master-key-ring.ts';
import type { Database, OpenDatabaseOptions } from './database.ts';
import type { Engine } from './engine.ts';
import { engineDialect } from './engine-dialect.ts';
import { migrateEngine } from './migrate.ts';
import { PgliteEngine } from './pglite/pglite-engine.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import { createSystemKeyStore } from './system-key-store.ts';
import { ROLES, type RunInScope, type TransactionScope } from './transaction-scope.ts';

const DEFAULTS = { acquireTimeoutMs: 10_000, idleInTransactionTimeoutMs: 30_000, poolSize: 10 };
const PING_TIMEOUT_MS = 2_000;

/** Opens PostgreSQL where a URL is given, else PGlite: in `dataDir`, or in memory without one. Migrates nothing. */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  const { dataDir, databaseUrl, snapshot, log } = options;
  const limits = {
    acquireTimeoutMs: options.acquireTimeoutMs ?? DEFAULTS.acquireTimeoutMs,
    idleInTransactionTimeoutMs: options.idleInTransactionTimeoutMs ?? DEFAULTS.idleInTransactionTimeoutMs,
  };
  if (databaseUrl !== undefined) {
    const engine = new PostgresEngine({ ...limits, databaseUrl, log, poolSize: options.poolSize ?? DEFAULTS.poolSize });
    return databaseOver(engine, options.masterKeys);
  }
  return databaseOver(await PgliteEngine.open({ ...limits, dataDir, snapshot, log }), options.masterKeys);
}

/** The database on an engine that is already open. Without master keys, its keys can be neither read nor made. */
export function databaseOver(engine: Engine, masterKeys: MasterKeyRing = fixedKeyRing([])): Database {
  const run = transactionRunner(engine);
  return {
    kind: engine.kind,
    forSite: (siteId, work) => run({ role: ROLES.app, siteId }, work),
    forPlatform: (work) => run({ role: ROLES.app, siteId: null }, work),
    asOwner: (work, scope) => run({ role: ROLES.owner, siteId: scope?.siteId ?? null }, work),
    secrets: createSystemKeyStore({
      run: (work) => run({ role: ROLES.secrets, siteId: null }, work),
      runAsOwner: (work) => run({ role: ROLES.owner, siteId: null }, work),
      masterKeys,
    }),
    forOperators: (work) => run({ role: ROLES.operators, siteId: null }, work),
    async call<Row extends Record<string, unknown>>(sql: string, values: readonly unknown[]) {
      const { rows } = await engine.call(ROLES.app, sql, values);
      return rows as Row[];
    },
    migrate: () => migrateEngine(run),
    listen: (channel, onNotice, onMissed) => engine.listen(channel, onNotice, onMissed),
    ping: () => ping(engine),
    close: () => engine.close(),
  };
}

/** Opens each transaction in its scope, and refuses one inside another. */
export function transactionRunner(engine: Engine): RunInScope {
  const enclosing = new AsyncLocalStorage<{ isOpen: boolean }>();
  let open = 0;
  return async <S, T>(scope: TransactionScope, work: (tx: Transaction<S>) => Promise<T>): Promise<T> => {
    if (enclosing.getStore()?.isOpen) {
      throw new Error('a transaction was opened inside another one: pass the outer transaction on and use that');
    }
    const transaction = { isOpen: true };
    open += 1;
    const kysely = new Kysely<S>({ dialect: engineDialect(engine, scope) });
    try {
      return await kysely.transaction().execute((tx) => enclosing.run(transaction, () => work(tx)));
    } finally {
      transaction.isOpen = false;
      open -= 1;
      // While a storage is in use, Node 20 and 22 note every promise and write of the whole process; answers from
      // memory would pay for it.
      if (open === 0) enclosing.disable();
    }
  };
}

async function ping(engine: Engine): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database did not answer within ${PING_TIMEOUT_MS} ms`)),
      PING_TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([askOnce(engine), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function askOnce(engine: Engine): Promise<void> {
  const session = await engine.acquire(PING_TIMEOUT_MS);
  try {
    await session.query('select 1', []);
    session.release('clean');
  } catch (error) {
    session.release('broken');
    throw error;
  }
}
