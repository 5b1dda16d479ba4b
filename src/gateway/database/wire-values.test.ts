import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { jsonText } from './json-column.ts';

describeOnEveryEngine('values on the wire', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  const readBack = async (expression: ReturnType<typeof sql>): Promise<unknown> => {
    const { rows } = await database.forPlatform((tx) =>
      sql<{ value: unknown }>`select ${expression} as value`.execute(tx),
    );
    return rows[0]?.value;
  };

  it.each([
    ['int8', sql`9007199254740993::int8`, '9007199254740993'],
    ['negative int8', sql`-1::int8`, '-1'],
    ['numeric', sql`12345678901234567890.10::numeric`, '12345678901234567890.10'],
    ['date', sql`'2026-03-01'::date`, '2026-03-01'],
    ['timestamptz', sql`'2026-03-01 10:00:00.123456+02'::timestamptz`, '2026-03-01T08:00:00.123456Z'],
    ['timestamptz without a fraction', sql`'2026-03-01 08:00:00Z'::timestamptz`, '2026-03-01T08:00:00Z'],
    ['timestamp', sql`'2026-03-01 08:00:00'::timestamp`, '2026-03-01T08:00:00'],
    ['interval', sql`'1 day 02:00:00'::interval`, '1 day 02:00:00'],
    ['int4', sql`7::int4`, 7],
    ['int2', sql`7::int2`, 7],
    ['float8', sql`0.5::float8`, 0.5],
    ['boolean', sql`true`, true],
    ['null', sql`null::int8`, null],
    ['jsonb', sql`'{"a": [1, {"b": null}]}'::jsonb`, { a: [1, { b: null }] }],
    ['text[]', sql`array['a', 'b "c"', null, '', 'NULL']::text[]`, ['a', 'b "c"', null, '', 'NULL']],
    ['int8[]', sql`array[9007199254740993, null]::int8[]`, ['9007199254740993', null]],
    ['numeric[]', sql`array[1.10]::numeric[]`, ['1.10']],
    ['timestamptz[]', sql`array['2026-03-01 08:00:00Z'::timestamptz]`, ['2026-03-01T08:00:00Z']],
  ])('reads %s the same on every engine', async (_type, expression, expected) => {
    expect(await readBack(expression)).toEqual(expected);
  });

  it.each([
    ['bigint', sql`${9007199254740993n}::int8`, '9007199254740993'],
    ['Date', sql`${new Date('2026-03-01T08:00:00.5Z')}::timestamptz`, '2026-03-01T08:00:00.5Z'],
    ['time text', sql`${'2026-03-01T10:00:00+02:00'}::timestamptz`, '2026-03-01T08:00:00Z'],
    ['undefined', sql`${undefined}::text`, null],
    ['boolean', sql`${false}::boolean`, false],
    ['array of bigints', sql`${sql.val([1n, 2n])}::int8[]`, ['1', '2']],
    ['array of text', sql`${sql.val(['x', 'y,"z'])}::text[]`, ['x', 'y,"z']],
    ['JSON text of an array', sql`${jsonText([1, 'two'])}::jsonb`, [1, 'two']],
    ['JSON text of a string', sql`${jsonText('plain')}::jsonb`, 'plain'],
  ])('binds %s the same on every engine', async (_type, expression, expected) => {
    expect(await readBack(expression)).toEqual(expected);
  });

  it('reads and binds bytes', async () => {
    const value = await readBack(sql`${Buffer.from([0, 255, 16])}::bytea`);
    expect(value).toBeInstanceOf(Uint8Array);
    expect([...(value as Uint8Array)]).toEqual([0, 255, 16]);
  });

  it('orders by code point and not by the server’s locale', async () => {
    const { rows } = await database.asOwner((tx) =>
      sql<{ term: string }>`select term from unnest(array['b', 'B', 'a']) as t(term) order by term collate "C"`.execute(
        tx,
      ),
    );
    expect(rows.map(({ term }) => term)).toEqual(['B', 'a', 'b']);
  });

  it('reports the database’s own errors alike: class, state, constraint, table', async () => {
    const values = { site_id: 'aurora', merchant_code: 'x' };
    await database.forSite('aurora', (tx) => tx.insertInto('site').values(values).execute());
    const again = database.forSite('aurora', (tx) => tx.insertInto('site').values(values).execute());
    await expect(again).rejects.toMatchObject({
      code: '23505',
      constraint: 'site_pkey',
      table: 'site',
      schema: 'marquee',
    });
  });
});
