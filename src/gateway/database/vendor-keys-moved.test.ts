import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore } from '#tests/harness/database-before.ts';
import type { Database } from './database.ts';
import { vendorKeys } from './migrations/065-vendor-keys.ts';

describe('keys of vendors from before they had a table of their own', () => {
  let database: Database;

  beforeAll(async () => {
    const opened = await databaseBefore(vendorKeys);
    database = opened.database;
    for (const siteId of ['aurora', 'lotus']) {
      const statements = [
        `insert into site (site_id, merchant_code) values ('${siteId}', 'm')`,
        `insert into vendor_integration
           (site_id, integration_id, vendor, dialect, wallet, settings, key_sealed, created_at)
         values ('${siteId}', '${siteId}.PG', 'PG', 'actions', 'seamless', '{}', 'sealed for ${siteId}', '2026-01-01')`,
      ];
      for (const statement of statements) await database.asOwner((tx) => sql.raw(statement).execute(tx), { siteId });
    }
    await opened.migrateRest();
  });

  afterAll(() => database.close());

  it.each(['aurora', 'lotus'])('are the first key of their integration and sign on: %s', async (siteId) => {
    const rows = await database.forSite(siteId, (tx) => tx.selectFrom('vendor_key').selectAll().execute());
    expect(rows).toEqual([
      {
        ...{ site_id: siteId, integration_id: `${siteId}.PG`, key_id: 1, key_sealed: `sealed for ${siteId}` },
        ...{ created_at: '2026-01-01T00:00:00Z', valid_until: null, last_used_at: null },
      },
    ]);
  });

  it('leave the table of integrations, which stays behind its guard', async () => {
    const { rows } = await database.forSite('aurora', (tx) =>
      sql<{ site_id: string }>`select * from vendor_integration`.execute(tx),
    );
    expect(rows).toEqual([expect.not.objectContaining({ key_sealed: expect.anything() })]);
    const unguarded = await database.asOwner((tx) => sql`select * from vendor_integration`.execute(tx));
    expect(unguarded.rows).toEqual([]);
  });
});
