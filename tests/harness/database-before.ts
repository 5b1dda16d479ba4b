import { databaseOver, transactionRunner } from '#gateway/database/connection.ts';
import { migrateEngine } from '#gateway/database/migrate.ts';
import type { Migration } from '#gateway/database/migration.ts';
import { MIGRATIONS } from '#gateway/database/migrations/migration-list.ts';
import { PgliteEngine } from '#gateway/database/pglite/pglite-engine.ts';

/** Opens an embedded database as it was before a migration. `migrateRest` runs that one and all later ones. */
export async function databaseBefore(migration: Migration) {
  const limits = { acquireTimeoutMs: 10_000, idleInTransactionTimeoutMs: 10_000 };
  const engine = await PgliteEngine.open({ ...limits, dataDir: undefined, snapshot: undefined, log: undefined });
  await migrateEngine(transactionRunner(engine), MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration)), null);
  return {
    database: databaseOver(engine),
    migrateRest: () => migrateEngine(transactionRunner(engine), MIGRATIONS),
  };
}
