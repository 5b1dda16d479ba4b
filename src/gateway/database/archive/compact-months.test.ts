import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { requestOf } from '#gateway/testing/wallet-histories.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { makeMonths } from '../make-months.ts';
import { compactMonths } from './compact-months.ts';

const SITE = 'aurora';
const PLAYERS = 20;
const ROUNDS = 2_000;
const INDEX = 'ledger_transfer_2031_05_pkey';

describeOnEveryEngine('the indexes of a finished month', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    const integrationId = await addIntegration(database);
    const users: string[] = [];
    for (let n = 0; n < PLAYERS; n += 1) {
      const memberId = `M${String(n).padStart(9, '0')}`;
      users.push(await addPlayer(database, { memberId, integrationId, balanceMinor: 100_000 }));
    }
    await database.asOwner((tx) => makeMonths(tx, new Date('2031-05-20T12:00:00Z')));
    // Rounds of many members in turn, as they arrive.
    for (let first = 0; first < ROUNDS; first += PLAYERS)
      await processMany(
        database,
        users.map((user, member) => {
          const actions = [{ kind: 'bet' as const, id: `bet-${first}-${member}`, amount: 1, original: null }];
          const step = { member, day: 0, round: `round-${first}-${member}`, isFinished: false, actions };
          return { ...requestOf(step, user, ''), at: new Date(Date.UTC(2031, 4, 20) + first).toISOString() };
        }),
      );
  });

  async function sizeOf(index: string): Promise<number> {
    const { rows } = await database.asOwner((tx) =>
      sql<{ size: string }>`select pg_relation_size(${`marquee.${index}`}::regclass)::text as size`.execute(tx),
    );
    return Number(rows[0]?.size);
  }

  const rebuilt = async (at: string, stopping = new AbortController().signal) => {
    const names: string[] = [];
    await compactMonths(database, { now: new Date(at), stopping }, (name) => names.push(name));
    return names.filter((name) => name.includes('2031'));
  };

  it('are left alone while rounds of the month may change', async () => {
    expect(await rebuilt('2031-05-31T23:00:00Z')).toEqual([]);
    expect(await rebuilt('2031-06-01T12:00:00Z')).toEqual([]);
  });

  it('are rebuilt smaller, once, and find every row as before', async () => {
    const before = await sizeOf(INDEX);
    expect(await rebuilt('2031-06-02T00:00:00Z')).toEqual([
      'ledger_transfer_2031_05',
      'wallet_action_detail_2031_05',
      'game_round_2031_05',
      'vendor_call_2031_05',
      'significant_event_2031_05',
      'lottery_ticket_2031_05',
    ]);
    expect(await sizeOf(INDEX)).toBeLessThan(before);
    expect(await rebuilt('2031-06-02T00:00:00Z')).toEqual([]);
    const count = () =>
      database.asOwner((tx) => sql<{ n: number }>`select count(*)::int as n from ledger_transfer_2031_05`.execute(tx), {
        siteId: SITE,
      });
    expect((await count()).rows[0]?.n).toBe(ROUNDS);
  });

  it('are left for the next turn when the process stops', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await rebuilt('2031-07-02T00:00:00Z', stop.signal)).toEqual([]);
    expect(await rebuilt('2031-07-02T00:00:00Z')).toHaveLength(6);
  });
});
