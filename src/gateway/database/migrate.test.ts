import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedSnapshot } from '#tests/harness/migrated-snapshot.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { describeOnEveryEngine, openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { databaseOver, openDatabase, transactionRunner } from './connection.ts';
import type { Database } from './database.ts';
import { migrateEngine } from './migrate.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations/migration-list.ts';
import { PgliteEngine } from './pglite/pglite-engine.ts';

const NAMES = MIGRATIONS.map(({ name }) => name);
describe('the list of migrations', () => {
  it('is numbered from 001 without a gap', () => {
    const numbers = NAMES.map((name) => name.slice(0, 4));
    expect(numbers).toEqual(NAMES.map((_name, index) => `${String(index + 1).padStart(3, '0')}-`));
  });
});

describeOnEveryEngine('migrating', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  it('does nothing a second time', async () => {
    await database.forSite('aurora', (tx) =>
      tx.insertInto('site').values({ site_id: 'aurora', merchant_code: 'kept' }).execute(),
    );
    expect(await database.migrate()).toEqual([]);
    const sites = await database.forSite('aurora', (tx) => tx.selectFrom('site').select('merchant_code').execute());
    expect(sites).toEqual([{ merchant_code: 'kept' }]);
  });

  it('refuses a database that a newer program has migrated', async () => {
    await database.asOwner((tx) => sql`insert into migration (name) values ('999-from-the-future')`.execute(tx));
    await expect(database.migrate()).rejects.toThrow('999-from-the-future');
    await database.asOwner((tx) => sql`delete from migration where name = '999-from-the-future'`.execute(tx));
  });

  it('refuses a database that lacks an earlier migration', async () => {
    await database.asOwner((tx) => sql`delete from migration where name = ${NAMES[0] ?? ''}`.execute(tx));
    await expect(database.migrate()).rejects.toThrow(NAMES[1]);
  });
});

// Roles are shared by a whole cluster, so these tests need one of their own: PGlite.
describe('migrating a cluster of its own', () => {
  let engine: PgliteEngine;
  let database: Database;

  beforeAll(async () => {
    const limits = { acquireTimeoutMs: 10_000, idleInTransactionTimeoutMs: 10_000 };
    engine = await PgliteEngine.open({
      ...limits,
      dataDir: undefined,
      snapshot: await migratedSnapshot(),
      log: undefined,
    });
    database = databaseOver(engine);
  });

  afterAll(() => database.close());

  const asConnectedUser = (statement: string) =>
    transactionRunner(engine)<unknown, unknown>({ role: null, siteId: null }, (tx) => sql.raw(statement).execute(tx));

  it.each([
    ['may pass row-level security', 'alter role marquee_app bypassrls', 'alter role marquee_app nobypassrls'],
    ['is a superuser', 'alter role marquee_app superuser', 'alter role marquee_app nosuperuser'],
    ['may log in', 'alter role marquee_app login', 'alter role marquee_app nologin'],
    ['may become the owner', 'grant marquee_owner to marquee_app', 'revoke marquee_owner from marquee_app'],
  ])('refuses a role of the modules that %s', async (_trait, spoil, mend) => {
    await asConnectedUser(spoil);
    await expect(database.migrate()).rejects.toThrow('do too much to keep sites apart: marquee_app');
    await asConnectedUser(mend);
    expect(await database.migrate()).toEqual([]);
  });

  it('leaves the schema as it was when a migration fails', async () => {
    const half: Migration = {
      name: '900-half',
      up: async (db) => {
        await sql`create table half (id int)`.execute(db);
        await sql`select 1 / 0`.execute(db);
      },
    };
    const attempt = migrateEngine(transactionRunner(engine), [...MIGRATIONS, half]);
    await expect(attempt).rejects.toMatchObject({ code: '22012' });
    const found = await database.asOwner((tx) => sql`select to_regclass('half') as half`.execute(tx));
    expect(found.rows).toEqual([{ half: null }]);
    expect(await database.migrate()).toEqual([]);
  });
});

describe.skipIf(postgresUrl === null)('migrating PostgreSQL', () => {
  // Leaves the roles behind, which an administrator grants in one of the tests.
  beforeAll(async () => (await openTestDatabase({ kind: 'postgres' })).close());

  it('runs every migration once when several processes start together', async () => {
    const scratch = await createScratchDatabase();
    const databases = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ databaseUrl: scratch.url })));
    const ran = await Promise.all(databases.map((database) => database.migrate()));
    expect(ran.flat()).toEqual(NAMES);
    for (const database of databases) await database.close();
    await scratch.drop();
  });

  it('needs no superuser, only an administrator’s three grants, and says so while they are missing', async () => {
    const scratch = await createScratchDatabase();
    const login = await scratch.createLogin();
    const database = await openDatabase({ databaseUrl: login.url });
    await expect(database.migrate()).rejects.toThrow(/may not set Marquee up .* GRANT marquee_owner, marquee_app/);
    await login.grantSetup();
    expect(await database.migrate()).toEqual(NAMES);
    expect(await database.migrate()).toEqual([]);
    const values = { site_id: 'aurora', merchant_code: 'm' };
    await database.forSite('aurora', (tx) => tx.insertInto('site').values(values).execute());
    const elsewhere = await database.forSite('lotus', (tx) => tx.selectFrom('site').selectAll().execute());
    expect(elsewhere).toEqual([]);
    await database.close();
    await scratch.drop();
  });
});
