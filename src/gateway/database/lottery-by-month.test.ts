import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { makeMonths } from './make-months.ts';
import { lotteryTickets } from './migrations/043-lottery-tickets.ts';
import { lotteryByMonth } from './migrations/045-lottery-by-month.ts';

const SITES = ['aurora', 'lotus'];
const MONTHS = ['2031-05-20T10:00:00Z', '2031-06-01T00:00:10Z', '2031-09-01T00:00:00Z'];

describeOnOneEngine('tickets of before they were kept by month', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    for (const site of SITES)
      await database.forSite(site, (tx) =>
        tx.insertInto('site').values({ site_id: site, merchant_code: site }).execute(),
      );
    // May, June and July of 2031; September is none of them.
    await database.asOwner((tx) => makeMonths(tx, new Date(MONTHS[0] ?? '')));
    await database.asOwner(async (tx) => {
      await sql`drop table lottery_ticket`.execute(tx);
      await sql`drop table lottery_exposure`.execute(tx);
      await sql`select marquee_jobs.delete_queue('settle-draws')`.execute(tx);
      await lotteryTickets.up(tx as never);
      for (const site of SITES) {
        await sql`select set_config('marquee.site_id', ${site}, true)`.execute(tx);
        for (const [index, at] of MONTHS.entries()) {
          await sql`insert into lottery_ticket (site_id, ticket_id, member_id, integration_id, game_code, issue, draws_at,
              closes_at, status, currency, stake_minor, win_minor, lines, hits, chase_id, stops_on_win, round_name,
              request_digest, placed_at, settled_at)
            values (${site}, ledger_id_at(${at}::timestamptz) + 1, 'M1', 'i', 'SSC_STAR', '20310520-0001',
              ${at}::timestamptz, ${at}::timestamptz, ${index === 2 ? 'open' : 'won'}, 'EUR', 100, ${index},
              '[{"betType":"big"}]', ${index === 2 ? null : '[1]'}, null, ${index === 1}, ${`r${index}`}, 'd',
              ${at}::timestamptz, ${index === 2 ? null : at}::timestamptz)`.execute(tx);
        }
      }
      await sql`select set_config('marquee.site_id', '', true)`.execute(tx);
      await lotteryByMonth.up(tx as never);
    });
  });

  const idsIn = async (table: string, siteId: string) => {
    const { rows } = await database.asOwner(
      (tx) => sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(tx),
      { siteId },
    );
    return rows[0]?.n;
  };

  it('lie in their months, and those of no month wait for theirs', async () => {
    for (const site of SITES)
      expect([
        await idsIn('lottery_ticket_2031_05', site),
        await idsIn('lottery_ticket_2031_06', site),
        await idsIn('lottery_ticket_other', site),
      ]).toEqual([1, 1, 1]);
    await database.asOwner((tx) => makeMonths(tx, new Date('2031-09-01T00:00:00Z')));
    expect([await idsIn('lottery_ticket_2031_09', 'aurora'), await idsIn('lottery_ticket_other', 'aurora')]).toEqual([
      1, 0,
    ]);
  });

  it('are what they were, and are read by their site alone', async () => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('lottery_ticket')
        .select(['site_id', 'status', 'win_minor', 'hits', 'stops_on_win', 'round_name', 'currency_decimals'])
        .orderBy('ticket_id')
        .execute(),
    );
    const shared = { site_id: 'aurora', currency_decimals: null };
    expect(rows).toEqual([
      { ...shared, status: 'won', win_minor: '0', hits: [1], stops_on_win: false, round_name: 'r0' },
      { ...shared, status: 'won', win_minor: '1', hits: [1], stops_on_win: true, round_name: 'r1' },
      { ...shared, status: 'open', win_minor: '2', hits: null, stops_on_win: false, round_name: 'r2' },
    ]);
  });

  it('can be ended by the modules, and not rewritten', async () => {
    const change = (what: string) =>
      database.forSite('aurora', (tx) => sql`update lottery_ticket set ${sql.raw(what)}`.execute(tx));
    await change(`status = 'lost', settled_at = coalesce(settled_at, now())`);
    await expect(change('stake_minor = 1')).rejects.toThrow(/permission denied/);
    await expect(database.forSite('aurora', (tx) => sql`delete from lottery_ticket`.execute(tx))).rejects.toThrow(
      /permission denied/,
    );
  });
});
