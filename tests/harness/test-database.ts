import { afterAll, describe } from 'vitest';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database, OpenDatabaseOptions } from '#gateway/database/database.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';
import { migratedTemplate } from './migrated-template.ts';
import { createScratchDatabase, postgresUrl } from './scratch-postgres.ts';
import { testMasterKeys } from './test-master-key.ts';

/** Options of a test's database. */
export type TestDatabaseOptions = Pick<
  OpenDatabaseOptions,
  'acquireTimeoutMs' | 'idleInTransactionTimeoutMs' | 'poolSize' | 'log' | 'masterKeys'
>;

export interface TestDatabase extends Database {
  /** The connection string for a second connection to the same database; null on PGlite, which has only one. */
  readonly databaseUrl: string | null;
}

/** Opens a migrated and otherwise empty database of the test's own. */
export type OpenTestDatabase = (options?: TestDatabaseOptions) => Promise<TestDatabase>;

/** PostgreSQL where a server answers: its databases cost a tenth of those of PGlite. */
const QUICKEST_ENGINE: EngineKind = postgresUrl === null ? 'pglite' : 'postgres';

/**
 * A migrated, empty database that vanishes when it is closed: a scratch database on the PostgreSQL server that answers,
 * otherwise PGlite in memory. `kind` asks for one of them.
 */
export async function openTestDatabase(
  options: TestDatabaseOptions & { kind?: EngineKind } = {},
): Promise<TestDatabase> {
  const { kind = QUICKEST_ENGINE, ...limits } = options;
  const masterKeys = testMasterKeys();
  if (kind === 'pglite') {
    const database = await openDatabase({ masterKeys, ...limits, snapshot: await migratedSnapshot() });
    return { ...database, databaseUrl: null };
  }
  const scratch = await createScratchDatabase(await migratedTemplate());
  const database = await openDatabase({ poolSize: 3, masterKeys, ...limits, databaseUrl: scratch.url });
  const close = async (): Promise<void> => {
    await database.close();
    await scratch.drop();
  };
  return { ...database, databaseUrl: scratch.url, close };
}

/** The tests of one suite: they open their databases with `open`, on the engine that `kind` names. */
type EngineTests = (open: OpenTestDatabase, kind: EngineKind) => void;
type EngineKind = 'pglite' | 'postgres';

/**
 * Runs the same tests on PGlite and, where a server answers, on PostgreSQL; skipped visibly where none does. For what
 * depends on the engine: the database itself, the statements of wallet and transfers, jobs, realtime and histories.
 * What the tests open is closed after them.
 */
export function describeOnEveryEngine(name: string, tests: EngineTests): void {
  for (const kind of ['pglite', 'postgres'] as const) {
    const isMissing = kind === 'postgres' && postgresUrl === null;
    describe.skipIf(isMissing)(`${name} (${kind}${isMissing ? ': no server answers' : ''})`, () => {
      testsOn(kind, tests);
    });
  }
}

/**
 * Runs the tests on PostgreSQL where a server answers, otherwise on PGlite. For routes and rules that would say the
 * same on either: a second run on the other engine costs more than the first and finds nothing more. Routes of money
 * too, since histories take the same statements through both engines, and journeys the whole product on PGlite.
 */
export function describeOnOneEngine(name: string, tests: EngineTests): void {
  describe(`${name} (${QUICKEST_ENGINE})`, () => {
    testsOn(QUICKEST_ENGINE, tests);
  });
}

function testsOn(kind: EngineKind, tests: EngineTests): void {
  const opened: TestDatabase[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  tests(async (options) => {
    const database = await openTestDatabase({ ...options, kind });
    opened.push(database);
    return database;
  }, kind);
}
