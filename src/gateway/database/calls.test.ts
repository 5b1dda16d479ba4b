import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnEveryEngine('a statement by itself', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await database.forSite('aurora', (tx) =>
      tx.insertInto('site').values({ site_id: 'aurora', merchant_code: 'aurora' }).execute(),
    );
    await database.asOwner((tx) =>
      sql`create function count_sites(p_site text) returns integer language plpgsql security definer
          set search_path = marquee, pg_temp as $$
        begin
          perform set_config('marquee.site_id', p_site, true);
          return (select count(*) from site);
        end $$`.execute(tx),
    );
  });

  it('runs as the unprivileged role, and sees no row of any site', async () => {
    expect(await database.call('select current_user as name, (select count(*)::int from site) as sites', [])).toEqual([
      { name: 'marquee_app', sites: 0 },
    ]);
  });

  it('sees through a function that sets a site, which is forgotten as it ends', async () => {
    expect(await database.call('select count_sites($1) as sites', ['aurora'])).toEqual([{ sites: 1 }]);
    expect(await database.call(`select coalesce(current_setting('marquee.site_id', true), '') as site`, [])).toEqual([
      { site: '' },
    ]);
  });

  it('takes values of every kind as transactions do', async () => {
    const rows = await database.call('select $1::jsonb as json, $2::bigint as large, $3::text as text', [
      JSON.stringify([{ a: 1 }]),
      9_007_199_254_740_993n,
      null,
    ]);
    expect(rows).toEqual([{ json: [{ a: 1 }], large: '9007199254740993', text: null }]);
  });

  it('reports an error of the database, and works on afterwards', async () => {
    await expect(database.call(`select 1 / $1::int as none`, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await database.call('select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  it('leaves transactions their own roles', async () => {
    await database.call('select 1 as one', []);
    const roleOf = async (run: typeof database.forPlatform) =>
      (await run((tx) => sql<{ name: string }>`select current_user as name`.execute(tx))).rows[0]?.name;
    expect(await roleOf(database.forPlatform)).toBe('marquee_app');
    expect(await roleOf(database.asOwner as typeof database.forPlatform)).toBe('marquee_owner');
    expect(await database.migrate()).toEqual([]);
  });

  it('waits its turn among transactions', async () => {
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 === 0
          ? database.call<{ sites: number }>('select count_sites($1) as sites', ['aurora']).then(([row]) => row?.sites)
          : database.forSite('aurora', (tx) =>
              tx
                .selectFrom('site')
                .select((row) => row.fn.countAll<string>().as('sites'))
                .executeTakeFirst()
                .then((row) => Number(row?.sites)),
            ),
      ),
    );
    expect(counted).toEqual(Array(20).fill(1));
  });

  it('is refused once the database is closed', async () => {
    const other = await open();
    await other.call('select 1 as one', []);
    await other.close();
    await expect(other.call('select 1 as one', [])).rejects.toThrow('closed');
  });
});
