import { type Kysely, sql } from 'kysely';
import { bootstrap } from './bootstrap.ts';
import { applyFunctions, type DatabaseFunction, presentFunctions } from './functions.ts';
import { makeMonths } from './make-months.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations/migration-list.ts';
import { ROLES, type RunInScope } from './transaction-scope.ts';

/** Processes that start together take turns here. The number is arbitrary, but must never change. */
const MIGRATION_LOCK = '7116283001';

/**
 * Brings a database up to date: first roles and schema as the user that connected, then as the owner the pending
 * migrations, the present functions and the partitions of the coming months, all in one transaction, so that a failure
 * leaves the database as it was. Gives the names of the migrations that ran.
 * @param functions null leaves the functions that the migrations made, as in a database of before.
 */
export async function migrateEngine(
  run: RunInScope,
  migrations: readonly Migration[] = MIGRATIONS,
  functions: readonly DatabaseFunction[] | null = presentFunctions(),
): Promise<string[]> {
  await run<unknown, void>({ role: null, siteId: null }, async (tx) => {
    await takeTurn(tx);
    await bootstrap(tx);
  });
  return run<unknown, string[]>({ role: ROLES.owner, siteId: null }, async (tx) => {
    await takeTurn(tx);
    await sql`create table if not exists migration (
      name text collate "C" primary key,
      applied_at timestamptz not null default now()
    )`.execute(tx);
    const pending = await pendingMigrations(tx, migrations);
    for (const { name, up } of pending) {
      await up(tx);
      await sql`insert into migration (name) values (${name})`.execute(tx);
    }
    if (functions !== null) {
      await applyFunctions(tx, functions);
      await makeMonths(tx, new Date());
    }
    return pending.map(({ name }) => name);
  });
}

async function takeTurn(tx: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(tx);
}

/** The applied migrations must be the first of the list, in its order; anything else is another program's database. */
async function pendingMigrations(tx: Kysely<unknown>, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = await sql<{ name: string }>`select name from migration order by name`.execute(tx);
  applied.rows.forEach(({ name }, position) => {
    if (migrations[position]?.name === name) return;
    throw new Error(
      `the database has had the migration "${name}", which this program does not have at that place: ` +
        'it was set up by a newer version, or by another program',
    );
  });
  return migrations.slice(applied.rows.length);
}
