import { expect, it } from 'vitest';
import { placeTicket } from '#gateway/areas/lottery/tickets/place-ticket.ts';
import { settleDraws } from '#gateway/areas/lottery/tickets/settle-draws.ts';
import { type ProcessRequest, processMany } from '#gateway/areas/money/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { lotteryScene, NOON } from '#gateway/testing/lottery-scene.ts';
import { addPlayer } from '#gateway/testing/vendor-calls.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

const TICKETS = scaled(48, 100_000);
const MEMBERS = scaled(8, 1_000);
/** How often settling is cut off: before a commit, or between a commit and its answer. */
const CUTS = scaled(4, 100);
const AT_ONCE = 16;
const TIMEOUT_MS = scaled(120_000, 3_600_000);
const BALANCE = 1_000_000;
const ISSUE = '20261203-0722';

describeOnEveryEngine('a draw with many tickets', (open) => {
  const scene = lotteryScene(open, { maxExposure: '1000000' });

  it('settles each of them once at the same result, however often it is cut off', { timeout: TIMEOUT_MS }, async () => {
    scene.at(NOON);
    const { parts, site } = scene;
    const members = Array.from({ length: MEMBERS }, (_, index) => `L${String(index).padStart(9, '0')}`);
    for (const memberId of members)
      await addPlayer(scene.database, { memberId, integrationId: 'aurora.TCG_LOTTO_VN', balanceMinor: BALANCE });
    const sides = ['big', 'small', 'odd', 'even'];
    let sold = 0;
    const seller = async (): Promise<void> => {
      while (sold < TICKETS) {
        const turn = sold;
        sold += 1;
        // The ledger has 4,096 ids for a millisecond, and the scene's clock stands still.
        if (turn % 1_000 === 0) scene.at(NOON + turn / 1_000);
        const lines = [{ betType: 'sumSides', picks: [sides[turn % 4] ?? ''], stake: '0.10' }] as const;
        const asked = { gameCode: 'VN_KENO_EXPRESS', issue: ISSUE, lines: [...lines] } as never;
        await placeTicket(parts, site, {
          ...{ memberId: members[turn % MEMBERS] ?? '', language: 'EN', key: `k${turn}`, asked },
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, seller));

    scene.at(NOON + 60_000);
    const sum = scene.drawn('VN_KENO_EXPRESS', ISSUE).balls.reduce((one, ball) => one + Number(ball), 0);
    const winners = [sum > 810, sum < 810, sum % 2 === 1, sum % 2 === 0];
    const odds = [194, 194, 194, 193];
    // As on the way there: each batch has a millisecond of its own.
    let batches = 0;
    const settling = { ...parts, clock: () => new Date(NOON + 60_000 + batches++) };
    const startedMs = performance.now();
    for (let cut = 0; cut < CUTS; cut += 1) {
      const end = new AbortController();
      const database = cutOff(parts.database, cut, end);
      await settleDraws({ ...settling, database }, site, end.signal).catch((error: unknown) => {
        if (!(error instanceof CutOff)) throw error;
      });
    }
    await Promise.all([settleDraws(settling, site), settleDraws(settling, site)]);
    const settledMs = performance.now() - startedMs;

    const expected = new Map<string, number>();
    for (let turn = 0; turn < TICKETS; turn += 1) {
      const memberId = members[turn % MEMBERS] ?? '';
      const win = winners[turn % 4] ? Math.floor((10 * (odds[turn % 4] ?? 0)) / 100) : 0;
      expected.set(memberId, (expected.get(memberId) ?? BALANCE) - 10 + win);
    }
    expect(await balancesOf(scene.database)).toEqual(expected);
    const states = await scene.database.forSite('aurora', (tx) =>
      tx
        .selectFrom('lottery_ticket')
        .select(['status', (one) => one.fn.countAll<string>().as('count')])
        .where('site_id', '=', 'aurora')
        .groupBy('status')
        .execute(),
    );
    const won = Array.from({ length: TICKETS }, (_, turn) => winners[turn % 4]).filter(Boolean).length;
    expect(Object.fromEntries(states.map(({ status, count }) => [status, Number(count)]))).toEqual({
      won,
      lost: TICKETS - won,
    });
    if (process.env.SOAK_SCALE !== undefined)
      console.info(`${TICKETS} tickets settled in ${Math.round(settledMs)} ms, ${await plainWins(TICKETS)}`);
  });

  /** The time that as many plain wins take, in batches of the same size. */
  async function plainWins(count: number): Promise<string> {
    const { parts } = scene;
    const user = await addPlayer(scene.database, {
      ...{ memberId: 'L000000000', integrationId: 'aurora.TCG_LOTTO_VN', balanceMinor: 0 },
    });
    const at = (index: number): string => new Date(parts.clock().getTime() + index / 500).toISOString();
    const request = (index: number): ProcessRequest => ({
      ...{
        site: 'aurora',
        integration: 'aurora.TCG_LOTTO_VN',
        vendor: 'TCG_LOTTO_VN',
        user,
        currency: 'EUR',
        own: 'EUR',
      },
      ...{ zone: 'UTC', game: 'VN_KENO_EXPRESS', round: `plain${index}`, session: null, finished: true, known: true },
      ...{
        sessions: false,
        debts: true,
        refusal: 0,
        most: null,
        at: at(index),
        kinds: ['win'],
        ids: [`plain${index}`],
      },
      ...{ amounts: [19], originals: [null] },
    });
    const startedMs = performance.now();
    for (let first = 0; first < count; first += 500)
      await processMany(
        scene.database,
        Array.from({ length: Math.min(500, count - first) }, (_, index) => request(first + index)),
      );
    return `as many plain wins in ${Math.round(performance.now() - startedMs)} ms`;
  }
});

class CutOff extends Error {}

/** A database whose transactions are cut off in turn: undone at their end, or done without an answer. */
function cutOff(database: Pick<TenantDatabase, 'forSite'>, turn: number, end: AbortController): typeof database {
  let work = 0;
  return {
    async forSite(siteId, run) {
      work += 1;
      const isCut = work > turn % 3;
      if (isCut) end.abort();
      const answer = await database.forSite(siteId, async (tx) => {
        const value = await run(tx);
        if (isCut && turn % 2 === 0) throw new CutOff();
        return value;
      });
      if (isCut) throw new CutOff();
      return answer;
    },
  };
}

async function balancesOf(database: Pick<TenantDatabase, 'forSite'>): Promise<Map<string, number>> {
  const rows = await database.forSite('aurora', (tx) =>
    tx
      .selectFrom('ledger_account as a')
      .innerJoin('ledger_balance as b', (join) =>
        join.onRef('b.account_id', '=', 'a.account_id').onRef('b.site_id', '=', 'a.site_id'),
      )
      .select(['a.member_id', 'b.balance'])
      .where('a.site_id', '=', 'aurora')
      .where('a.kind', '=', 'member')
      .where('a.member_id', 'like', 'L%')
      .orderBy('a.member_id')
      .execute(),
  );
  return new Map(rows.map(({ member_id, balance }) => [member_id ?? '', Number(balance)]));
}
