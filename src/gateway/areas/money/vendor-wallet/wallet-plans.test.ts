import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

/** The tables in which the wallet's function looks something up by a plan that it keeps. */
const LOOKED_UP = [
  ...['game_round', 'game_session', 'ledger_balance', 'ledger_transfer', 'played_game', 'vendor_member'],
  ...['wallet_action_detail', 'wallet_key'],
];

describeOnEveryEngine('the tables that every bet goes through', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });

  it.each(LOOKED_UP)('have one index alone that begins with the site and covers all of it: %s', async (table) => {
    // The plans are made while the tables are empty. Any other such index might then be taken for the key, for as long
    // as the plan is kept.
    const { rows } = await database.asOwner((tx) =>
      sql<{ is_key: boolean }>`
        select i.indisprimary as is_key from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = ${`marquee.${table}`}::regclass and a.attname = 'site_id' and i.indpred is null`.execute(tx),
    );
    expect(rows).toEqual([{ is_key: true }]);
  });

  it('are looked up by plain values: under row security, what a coalesce stands in is tested row by row', async () => {
    const { rows } = await database.asOwner((tx) =>
      sql<{ name: string; source: string }>`
        select p.proname as name, p.prosrc as source from pg_proc p
        where p.pronamespace = 'marquee'::regnamespace and p.prosrc <> ''`.execute(tx),
    );
    expect(rows.map(({ name }) => name)).toContain('seamless_process_many');
    const condition = /\b(?:where|and|on)\s+(?:coalesce\(|[\w.]+\s*=\s*coalesce\()/i;
    expect(rows.flatMap(({ name, source }) => (condition.test(source) ? [name] : []))).toEqual([]);
  });
});
