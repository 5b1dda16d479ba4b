import { databaseOver } from '#gateway/database/connection.ts';
import type { Engine, EngineSession } from '#gateway/database/engine.ts';
import { PgliteEngine } from '#gateway/database/pglite/pglite-engine.ts';
import { PostgresEngine } from '#gateway/database/postgres/postgres-engine.ts';
import { ROLES } from '#gateway/database/transaction-scope.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';
import { migratedTemplate } from './migrated-template.ts';
import { createScratchDatabase, postgresUrl } from './scratch-postgres.ts';
import type { TestDatabase } from './test-database.ts';
import { testMasterKeys } from './test-master-key.ts';

/** A condition on the site, as Kysely or plain SQL writes it. */
const SITE_FILTER = /(?:"?\w+"?\.)?"?site_id"? = (\$\d+)/g;

const LIMITS = { acquireTimeoutMs: 10_000, idleInTransactionTimeoutMs: 30_000 };

/** A test's database whose queries forget their site. */
export interface ForgetfulDatabase extends TestDatabase {
  /** How many conditions were taken out so far. */
  readonly takenOut: () => number;
}

/**
 * Opens a migrated, empty database that removes every condition on the site from the gateway's queries, so that row
 * security alone keeps sites apart.
 */
export async function openWithoutSiteFilter(): Promise<ForgetfulDatabase> {
  const masterKeys = testMasterKeys();
  if (postgresUrl === null) {
    const settings = { ...LIMITS, dataDir: undefined, log: undefined, snapshot: await migratedSnapshot() };
    const { engine, takenOut } = forgetful(await PgliteEngine.open(settings));
    return { ...databaseOver(engine, masterKeys), databaseUrl: null, takenOut };
  }
  const scratch = await createScratchDatabase(await migratedTemplate());
  const { engine, takenOut } = forgetful(new PostgresEngine({ ...LIMITS, databaseUrl: scratch.url, poolSize: 3 }));
  const database = databaseOver(engine, masterKeys);
  const close = async (): Promise<void> => {
    await database.close();
    await scratch.drop();
  };
  return { ...database, databaseUrl: scratch.url, close, takenOut };
}

function forgetful(given: Engine): { readonly engine: Engine; readonly takenOut: () => number } {
  let count = 0;
  const forget = (session: EngineSession): EngineSession => {
    let isModule = false;
    return {
      script(sql) {
        isModule = sql.endsWith(`set local role ${ROLES.app}`);
        return session.script(sql);
      },
      query(sql, values) {
        if (!isModule) return session.query(sql, values);
        const shorter = sql.replace(SITE_FILTER, (_, value: string) => {
          count += 1;
          // The parameter has to stay in use.
          return `(${value}::text is not null)`;
        });
        return session.query(shorter, values);
      },
      release: (state) => session.release(state),
    };
  };
  const engine: Engine = {
    kind: given.kind,
    acquire: async (timeoutMs) => forget(await given.acquire(timeoutMs)),
    call: (role, sql, values) => given.call(role, sql, values),
    reindex: (role, table) => given.reindex(role, table),
    listen: (channel, onNotice, onMissed) => given.listen(channel, onNotice, onMissed),
    close: () => given.close(),
  };
  return { engine, takenOut: () => count };
}
