import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction } from 'kysely';
import { fixedKeyRing, type MasterKeyRing } from '#gateway/secrets/master-key-ring.ts';
import { answerWithin } from './answer-within.ts';
import type { Database, OpenDatabaseOptions } from './database.ts';
import type { Engine } from './engine.ts';
import { engineDialect } from './engine-dialect.ts';
import { migrateEngine } from './migrate.ts';
import { PgliteEngine } from './pglite/pglite-engine.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import { primaryReads, type RecordReads, replicaReads } from './replica/record-reads.ts';
import { createSystemKeyStore } from './system-key-store.ts';
import { ROLES, type RunInScope, type TransactionScope } from './transaction-scope.ts';

const DEFAULTS = { acquireTimeoutMs: 10_000, idleInTransactionTimeoutMs: 30_000, poolSize: 10 };
const PING_TIMEOUT_MS = 2_000;
/** A replica that keeps a read waiting for longer hands it to the primary. */
const REPLICA_LIMITS = { acquireTimeoutMs: 1_000, connectTimeoutMs: 1_000, queryTimeoutMs: 10_000 };

/** Opens PostgreSQL where a URL is given, else PGlite: in `dataDir`, or in memory without one. Migrates nothing. */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  const { dataDir, databaseUrl, replica, snapshot, log } = options;
  const limits = {
    acquireTimeoutMs: options.acquireTimeoutMs ?? DEFAULTS.acquireTimeoutMs,
    idleInTransactionTimeoutMs: options.idleInTransactionTimeoutMs ?? DEFAULTS.idleInTransactionTimeoutMs,
  };
  if (databaseUrl !== undefined) {
    const poolSize = options.poolSize ?? DEFAULTS.poolSize;
    const engine = new PostgresEngine({ ...limits, databaseUrl, log, poolSize });
    if (!replica) return databaseOver(engine, options.masterKeys);
    // Its lost connections are no lines of their own in the log: the watch tells of each change.
    const standby = new PostgresEngine({ ...limits, ...REPLICA_LIMITS, databaseUrl: replica.url, poolSize });
    return databaseOver(engine, options.masterKeys, (run) =>
      replicaReads({
        primary: { engine, run },
        replica: { engine: standby, run: transactionRunner(standby), maxLagMs: replica.maxLagMs },
        log,
      }),
    );
  }
  return databaseOver(await PgliteEngine.open({ ...limits, dataDir, snapshot, log }), options.masterKeys);
}

/** The database on an engine that is already open. Without master keys, its keys can be neither read nor made. */
export function databaseOver(
  engine: Engine,
  masterKeys: MasterKeyRing = fixedKeyRing([]),
  readsOver: (run: RunInScope) => RecordReads = primaryReads,
): Database {
  const run = transactionRunner(engine);
  const reads = readsOver(run);
  return {
    kind: engine.kind,
    forSite: (siteId, work) => run({ role: ROLES.app, siteId }, work),
    forReading: (siteId, work) => reads.run({ role: ROLES.app, siteId, isReadOnly: true }, work),
    forAgent: (siteId, agentId, work) => run({ role: ROLES.agents, siteId, agentId, isReadOnly: true }, work),
    forAgentReading: (siteId, agentId, work) =>
      reads.run({ role: ROLES.agents, siteId, agentId, isReadOnly: true }, work),
    replica: reads.state,
    copy: engine.snapshot?.bind(engine) ?? null,
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
    reindex: (table) => engine.reindex(ROLES.owner, table),
    migrate: () => migrateEngine(run),
    listen: (channel, onNotice, onMissed) => engine.listen(channel, onNotice, onMissed),
    ping: () => answerWithin(PING_TIMEOUT_MS, ping(engine)),
    async close() {
      await reads.close();
      await engine.close();
    },
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
  const session = await engine.acquire(PING_TIMEOUT_MS);
  try {
    await session.query('select 1', []);
    session.release('clean');
  } catch (error) {
    session.release('broken');
    throw error;
  }
}
