import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRounds } from '#arcade/client/fairness/check-rounds.ts';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { dropShare } from '#arcade/engine/jackpot/drop-point.ts';
import type { RotatedSeeds, SlotSession, SpinResult } from '#arcade/game-api.ts';
import type { JackpotState } from '#arcade/jackpot-api.ts';
import { type Answer, type TestArcade, testArcade, testGames } from '#arcade/testing/test-arcade.ts';
import { arcadeGames } from '../games/arcade-games.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

const deep = { ...slot, gameType: 'JP', gameClassify: 'JACKPOT', gameName: 'Deep Jackpot' } as const;
/** Two games of one studio, one of another that has separate calls, and a slot without jackpots. */
const games = arcadeGames([
  { ...deep, gameCode: 'PG-0700' },
  { ...deep, gameCode: 'PG-0701', gameName: 'Deeper Jackpot' },
  { ...deep, vassalage: 'JDB', gameCode: 'JDB-0700' },
  slot,
]);

let arcade: TestArcade;

beforeEach(async () => {
  arcade = await testArcade({ games });
  // At the beginning of a day; the daily pool is not due for a while.
  arcade.now.ms = Date.UTC(2026, 5, 1, 0, 0, 1);
});
afterEach(() => arcade.stop());

const open = async (code = 'PG-0700', launch: object = {}): Promise<SlotSession> => {
  const vendor = code.split('-')[0] ?? '';
  return (await arcade.openGame(vendor, { game: `${vendor}:${code}`, ...launch })) as SlotSession;
};

const poolsOf = async ({ token }: SlotSession): Promise<JackpotState> =>
  (await arcade.call('GET', '/api/jackpots', { token })).body as unknown as JackpotState;

const amounts = async (session: SlotSession): Promise<Record<string, number>> =>
  Object.fromEntries((await poolsOf(session)).pools.map(({ tier, amountMinor }) => [tier, amountMinor]));

const DAY_MS = 24 * 3_600_000;

/** Brings a pool just below its point, or puts its moment just behind now. */
function bringToPoint(tier: 'daily' | 'grand', vendor = 'PG'): void {
  const { statements } = arcade.store;
  const row = statements.get("select * from jackpot where vendor = ? and tier = ? and phase = 'open'", vendor, tier);
  const share = dropShare(String(row?.server_seed));
  if (tier === 'grand') {
    const micro = Math.ceil(500e6 + share * 1_950e6) - 1;
    statements.run('update jackpot set amount_micro = ? where id = ?', micro, Number(row?.id));
  } else {
    const from = Math.floor(arcade.now.ms - share * DAY_MS) - 1;
    statements.run('update jackpot set span_from = ?, span_to = ? where id = ?', from, from + DAY_MS, Number(row?.id));
  }
}

let presses = 0;
const spin = (session: SlotSession): Promise<Answer<SpinResult>> => {
  presses += 1;
  return arcade.spin(session, `press-${presses}-of-this`);
};

describe.each(['PG-0700', 'JDB-0700'])('the jackpots of %s', (code) => {
  it('take two percent of each bet that the wallet has taken', async () => {
    const session = await open(code);
    expect(await amounts(session)).toEqual({ daily: 5_000, grand: 50_000 });
    expect(Number(session.returnToPlayer)).toBeGreaterThan(97.9);
    for (let round = 0; round < 100; round += 1) await spin(session);
    const bets = 100 * session.defaultBetMinor;
    const { daily, grand } = await amounts(session);
    expect([daily, grand]).toEqual([5_000 + Math.floor(bets * 0.008), 50_000 + Math.floor(bets * 0.012)]);
    arcade.operator.refusesBets = 105;
    await spin(session);
    expect(await amounts(session)).toEqual({ daily, grand });
  });

  it.each(['daily', 'grand'] as const)(
    'pay the %s pool once, to the round that brings it to its point',
    async (tier) => {
      const session = await open(code);
      await spin(session);
      bringToPoint(tier, session.game.vendor);
      const before = await amounts(session);
      const { body } = await spin(session);
      const share = Math.floor(session.defaultBetMinor * 0.012);
      expect(body.jackpot?.tier).toBe(tier);
      expect(body.jackpot?.amountMinor).toBeGreaterThanOrEqual(before[tier] ?? 0);
      expect(body.jackpot?.amountMinor).toBeLessThanOrEqual((before[tier] ?? 0) + share + 1);
      expect(body.winMinor).toBeGreaterThanOrEqual(body.jackpot?.amountMinor ?? 0);
      expect(arcade.operator.balance).toBe(body.balanceMinor);
      const after = await poolsOf(session);
      expect(after.pools.find((pool) => pool.tier === tier)?.amountMinor).toBe(tier === 'daily' ? 5_000 : 50_000);
      expect(after.paid).toEqual([expect.objectContaining({ tier, amountMinor: body.jackpot?.amountMinor })]);
      expect((await spin(session)).body.jackpot).toBeUndefined();
    },
  );
});

describe('a jackpot', () => {
  it('is one pool for all games of its studio, and none of another', async () => {
    const first = await open();
    for (let round = 0; round < 20; round += 1) await spin(first);
    const pools = await amounts(first);
    expect(await amounts(await open('PG-0701'))).toEqual(pools);
    expect(await amounts(await open('JDB-0700'))).toEqual({ daily: 5_000, grand: 50_000 });
  });

  it('goes on where the wallet refuses the round that would have won it', async () => {
    const session = await open();
    bringToPoint('grand');
    arcade.operator.refusesBets = 105;
    expect((await spin(session)).status).toBe(422);
    arcade.operator.refusesBets = null;
    const { body } = await spin(session);
    expect(body.jackpot?.tier).toBe('grand');
    expect((await poolsOf(session)).paid).toHaveLength(1);
  });

  it('is not paid to a refused round that the wallet had applied after all', async () => {
    const winner = await open();
    const other = await open('PG-0701', { user_id: 'mona', session_id: 'session-mona' });
    bringToPoint('grand');
    arcade.operator.after = (call, reply) =>
      call.operation === 'process' ? { kind: 'answered', status: 422, text: '{"code":105,"message":"no"}' } : reply;
    expect((await spin(winner)).status).toBe(422);
    arcade.operator.after = (_call, reply) => reply;
    const { body } = await spin(other);
    expect(body.jackpot?.tier).toBe('grand');
    const report = await arcade.arcade.reconcile('aurora.PG', new Date(0), new Date(arcade.now.ms + 1));
    expect(report).toMatchObject({ takenBack: 1 });
    expect((await poolsOf(winner)).paid).toHaveLength(1);
    expect((await spin(winner)).status).toBe(200);
  });

  it('is not won twice while the wallet of its winner is silent, and keeps growing for the next', async () => {
    const winner = await open();
    const other = await open('PG-0701', { user_id: 'mona', session_id: 'session-mona' });
    bringToPoint('grand');
    arcade.operator.after = (call, reply) => (call.body?.includes('mika') ? { kind: 'unknown' } : reply);
    expect((await spin(winner)).status).toBe(503);
    const { body } = await spin(other);
    expect(body.jackpot).toBeUndefined();
    arcade.operator.after = (_call, reply) => reply;
    arcade.now.ms += 120_000;
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    const { paid, pools } = await poolsOf(winner);
    expect(paid).toHaveLength(1);
    const grand = pools.find(({ tier }) => tier === 'grand');
    expect(grand?.amountMinor).toBe(50_000 + Math.floor(other.defaultBetMinor * 0.012));
  });

  it('shows the hash of its seed before, the seed after, and lets rounds be checked', async () => {
    const session = await open();
    const { pools } = await poolsOf(session);
    bringToPoint('daily');
    const { body } = await spin(session);
    const [paid] = (await poolsOf(session)).paid;
    expect(paid?.seedHash).toBe(pools.find(({ tier }) => tier === 'daily')?.seedHash);
    expect(serverSeedHash(paid?.serverSeed ?? '')).toBe(paid?.seedHash);
    const { nextServerSeedHash } = session.fairness;
    const rotated = await arcade.call('POST', '/api/fairness/rotate', {
      token: session.token,
      body: { nextServerSeedHash },
    });
    const { revealed } = rotated.body as unknown as RotatedSeeds;
    expect(checkRounds(revealed, [body])).toEqual({ kind: 'agrees', count: 1 });
    const { jackpot: _none, ...without } = body;
    expect(checkRounds(revealed, [without]).kind).toBe('differs');
  });

  it('of a day is followed by that of the next day', async () => {
    const session = await open();
    bringToPoint('daily');
    const before = (await poolsOf(session)).pools.find(({ tier }) => tier === 'daily')?.dropsBy ?? '';
    await spin(session);
    const { pools } = await poolsOf(session);
    const end = Math.ceil(Date.parse(before) / DAY_MS) * DAY_MS + DAY_MS;
    expect(pools.find(({ tier }) => tier === 'daily')?.dropsBy).toBe(new Date(end).toISOString());
    for (let round = 0; round < 10; round += 1) expect((await spin(session)).body.jackpot).toBeUndefined();
    // After its last moment any round wins it.
    arcade.now.ms = end;
    const late = await open();
    expect((await spin(late)).body.jackpot?.tier).toBe('daily');
  });

  it('is shown in the currency of a session, and to trials, which give and win nothing', async () => {
    const dong = await open('PG-0700', { currency: 'VND', currency_symbol: '₫', currency_decimals: 0 });
    expect(await amounts(dong)).toEqual({ daily: 1_250_000, grand: 12_500_000 });
    const trial = await open('PG-0700', { mode: 'trial', user_id: 'guest' });
    bringToPoint('grand');
    const before = await amounts(trial);
    expect((await spin(trial)).body.jackpot).toBeUndefined();
    expect(await amounts(trial)).toEqual(before);
  });

  it('does not stand behind other slots', async () => {
    const session = await open('PG-0001', {
      currency: 'EUR',
      mode: 'real',
      currency_symbol: '€',
      currency_decimals: 2,
    });
    expect(session.jackpots).toBeNull();
    await spin(session);
    expect(arcade.store.statements.all('select * from jackpot_share')).toEqual([]);
  });
});
