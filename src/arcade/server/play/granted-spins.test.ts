import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRounds } from '#arcade/client/fairness/check-rounds.ts';
import type { FreeSpinsAnswer, GrantedSpins } from '#arcade/free-spins-api.ts';
import type { RotatedSeeds, SlotSession, SpinResult } from '#arcade/game-api.ts';
import { operatorPost } from '#arcade/testing/operator-call.ts';
import { type Answer, type TestArcade, testArcade, testGames } from '#arcade/testing/test-arcade.ts';
import { TestOperator } from '#arcade/testing/test-operator.ts';
import { arcadeGames } from '../games/arcade-games.ts';
import { openStore } from '../store/open-store.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');
const games = arcadeGames([
  ...testGames,
  { ...slot, gameCode: 'PG-0700', gameType: 'JP', gameClassify: 'JACKPOT', gameName: 'Deep Jackpot' },
  { ...slot, gameCode: 'PG-0800', gameType: 'VP', gameClassify: 'POKER', gameName: 'Jacks or Better' },
]);
const running: TestArcade[] = [];
let arcade: TestArcade;

async function start(options: Parameters<typeof testArcade>[0] = {}): Promise<TestArcade> {
  const started = await testArcade({ games, ...options });
  running.push(started);
  return started;
}

beforeEach(async () => {
  arcade = await start();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

const grant = {
  grant_id: 'grant-1',
  user_id: 'mika',
  currency: 'EUR',
  currency_decimals: 2,
  game: 'PG:PG-0001',
  bet: 20,
  spins: 3,
  expires_at: '2026-01-08T00:00:00.000Z',
};
const give = (more: object = {}, to: TestArcade = arcade, integration = 'aurora.PG') =>
  operatorPost(to, 'free-spins', { ...grant, ...more }, { integration });
const { currency_decimals: _, ...stored } = grant;

let presses = 0;
function spin(session: SlotSession, more: object = {}, at: TestArcade = arcade): Promise<Answer<SpinResult>> {
  presses += 1;
  const body = { requestId: `press-${presses}-of-this`, betMinor: 20, grantId: 'grant-1', ...more };
  return at.call('POST', '/api/spin', { token: session.token, body }) as unknown as Promise<Answer<SpinResult>>;
}
const left = async ({ token }: SlotSession): Promise<GrantedSpins | null> =>
  ((await arcade.call('GET', '/api/free-spins', { token })).body as unknown as FreeSpinsAnswer).freeSpins;

describe('free spins that an operator gives', () => {
  it('are stored once, and told as they are stored', async () => {
    const given = { ...stored, spins_left: 3, won: 0 };
    expect(await give()).toEqual([200, given]);
    expect(await give()).toEqual([200, given]);
    const session = await arcade.open();
    expect(session.freeSpins).toEqual({
      grantId: 'grant-1',
      betMinor: 20,
      spins: 3,
      left: 3,
      wonMinor: 0,
      expiresAt: grant.expires_at,
    });
    const { winMinor } = (await spin(session)).body;
    expect(await give()).toEqual([200, { ...given, spins_left: 2, won: winMinor }]);
  });

  it.each([{ bet: 40 }, { spins: 4 }, { user_id: 'noor' }, { expires_at: '2026-01-09T00:00:00.000Z' }])(
    'are refused under the id of others: %j',
    async (more) => {
      await give();
      expect(await give(more)).toMatchObject([409, { code: 201 }]);
      expect((await arcade.open()).freeSpins).toMatchObject({ spins: 3, betMinor: 20 });
    },
  );

  it.each([
    ['game', { game: 'PG:PG-9999' }, 'aurora.PG'],
    ['game', { game: 'PG:PG-0800' }, 'aurora.PG'],
    ['game', { game: 'JDB:JDB-0001' }, 'aurora.PG'],
    ['game', { game: 'JDB:JDB-0001' }, 'aurora.JDB'],
    ['bet', { bet: 21 }, 'aurora.PG'],
    ['spins', { spins: 0 }, 'aurora.PG'],
    ['expires_at', { expires_at: '2026-01-01T00:00:00Z' }, 'aurora.PG'],
    ['expires_at', { expires_at: 'soon' }, 'aurora.PG'],
  ])('are refused naming %s: %j', async (field, more, integration) => {
    expect(await give(more, arcade, integration)).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });

  it('are refused in another currency than the player has', async () => {
    await arcade.open();
    expect(await give({ currency: 'VND', currency_decimals: 0, bet: 5_000 })).toMatchObject([
      400,
      { fields: { currency: 'must be EUR, which the player has' } },
    ]);
  });

  it('are not for trials, nor for others, other games and other integrations', async () => {
    await give();
    await give({ grant_id: 'grant-2' }, arcade, 'lotus.PG');
    for (const launch of [{ user_id: 'noor' }, { mode: 'trial' }, { game: 'PG:PG-0700' }]) {
      const session = await arcade.open({ launch });
      expect(session.freeSpins, JSON.stringify(launch)).toBeNull();
      expect(await spin(session)).toMatchObject({ status: 400, body: { fields: { grantId: 'is unknown' } } });
      arcade.operator.launch = { ...arcade.operator.launch, user_id: 'mika', mode: 'real' };
    }
    const session = await arcade.open();
    expect((await spin(session, { grantId: 'grant-2' })).status).toBe(400);
  });
});

describe('a free spin', () => {
  it('takes no bet, pays its win as one without a bet, and goes down by one', async () => {
    await give({ spins: 60 });
    const session = await arcade.open();
    let won = 0;
    for (let number = 1; number <= 60; number += 1) {
      const before = arcade.operator.balance;
      const { status, body } = await spin(session);
      expect(status).toBe(200);
      won += body.winMinor;
      expect(body).toMatchObject({ betMinor: 20, balanceMinor: before + body.winMinor });
      expect(body.freeSpin).toMatchObject({ left: 60 - number, wonMinor: won });
    }
    expect(won).toBeGreaterThan(0);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: won });
    const { body } = arcade.operator.calls.at(-1) ?? {};
    expect(JSON.parse(body ?? '')).toMatchObject({ finished: true, actions: [{ action: 'bonus_win' }] });
    expect(await left(session)).toBeNull();
    expect(await spin(session)).toMatchObject({ status: 409, body: { code: 'free_spins_over' } });
    expect((await arcade.spin(session, 'a-paid-spin', 20)).body.freeSpin).toBeUndefined();
    expect(arcade.operator.standing().bet).toBe(20);
  });

  it('has the stake of its grant', async () => {
    await give();
    const session = await arcade.open();
    expect(await spin(session, { betMinor: 40 })).toMatchObject({
      status: 400,
      body: { fields: { betMinor: 'must be 20, the stake of the free spins' } },
    });
    expect((await left(session))?.left).toBe(3);
  });

  it('gives the same answer to a repeat, and is another round than a paid one', async () => {
    await give();
    const session = await arcade.open();
    const asked = { requestId: 'the-very-same' };
    const first = await spin(session, asked);
    await spin(session);
    expect((await spin(session, asked)).text).toBe(first.text);
    expect((await spin(session, { ...asked, grantId: undefined })).status).toBe(400);
    expect((await left(session))?.left).toBe(1);
  });

  it('is had once where many ask for the last one', async () => {
    await give({ spins: 1 });
    const sessions = [await arcade.open(), await arcade.open()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => spin(sessions[index % 2] as SlotSession)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(arcade.store.statements.get('select count(*) as rounds from round')).toEqual({ rounds: 1 });
  });

  it('does not begin once its time is over', async () => {
    await give();
    const session = await arcade.open();
    arcade.now.ms = Date.parse(grant.expires_at) - 1;
    // The session of the page that is still open.
    arcade.store.statements.run('update session set seen_at = ?', arcade.now.ms);
    expect((await spin(session)).status).toBe(200);
    arcade.now.ms += 1;
    expect(await left(session)).toBeNull();
    expect(await spin(session)).toMatchObject({ status: 409, body: { code: 'free_spins_over' } });
    expect((await give())[0]).toBe(200);
  });

  it('is of the grant that expires first', async () => {
    await give({ grant_id: 'grant-2', expires_at: '2026-01-05T00:00:00.000Z', spins: 1 });
    await give();
    const session = await arcade.open();
    expect(session.freeSpins?.grantId).toBe('grant-2');
    await spin(session, { grantId: 'grant-2' });
    expect((await left(session))?.grantId).toBe('grant-1');
  });

  it('gives nothing to a jackpot, and wins none', async () => {
    await give({ game: 'PG:PG-0700' });
    const session = await arcade.openGame('PG', { game: 'PG:PG-0700' });
    if (session.kind !== 'slot') throw new Error('no slot');
    const pools = () => arcade.store.statements.all('select amount_micro, phase from jackpot order by id');
    // Both pools are at their points: a paid round would win one of them.
    arcade.store.statements.run('update jackpot set span_from = 0, span_to = 1, amount_micro = 2400000000');
    const before = pools();
    const { body } = await spin(session);
    expect(body.jackpot).toBeUndefined();
    expect(pools()).toEqual(before);
    const paid = await arcade.spin(session, 'a-paid-spin', 20);
    expect(paid.body.jackpot).toBeDefined();
  });

  it('can be checked, and shows its stake on its page', async () => {
    await give();
    const session = await arcade.open();
    const { body: round } = await spin(session);
    const { token } = session;
    const history = (await arcade.call('GET', '/api/history', { token })).body as unknown as { rounds: object[] };
    expect(history.rounds).toMatchObject([{ roundId: round.roundId, betMinor: 0, winMinor: round.winMinor }]);
    const replay = await arcade.call('GET', `/api/rounds/${round.roundId}`, { token });
    expect(replay.body).toEqual(round);
    const [, answer] = await operatorPost(
      arcade,
      'round-view',
      {
        user_id: 'mika',
        round_id: round.roundId,
        currency: 'EUR',
        currency_symbol: '€',
        currency_decimals: 2,
        language: 'EN',
        origin: 'http://aurora.localhost:8080',
      },
      { integration: 'aurora.PG' },
    );
    const code = new URLSearchParams((answer as { url: string }).url.split('?')[1]).get('code');
    const shown = await arcade.call('POST', '/api/round-view', { body: { code } });
    expect(shown.body).toMatchObject({ round: { betMinor: 20, freeSpin: { spins: 3, left: 2 } } });
    const nextServerSeedHash = session.fairness.nextServerSeedHash;
    const rotated = await arcade.call('POST', '/api/fairness/rotate', { token, body: { nextServerSeedHash } });
    const { revealed } = rotated.body as unknown as RotatedSeeds;
    expect(checkRounds(revealed, [round])).toEqual({ kind: 'agrees', count: 1 });
  });
});

describe('a free spin whose wallet does not answer', () => {
  const span = [new Date(Date.UTC(2025, 11, 1)), new Date(Date.UTC(2026, 1, 1))] as const;

  it('is settled once by the next process, and its spin stays taken', async () => {
    const store = openStore(null);
    const operator = new TestOperator();
    let process = await start({ store, operator });
    await give({ spins: 60 }, process);
    const session = await process.open();
    let won = 0;
    // Until one wins: a round that wins nothing could be settled twice unseen.
    for (let number = 1; number <= 60 && won === 0; number += 1) {
      // The call is applied, and its answer lost.
      operator.after = () => ({ kind: 'unknown' });
      const asked = { requestId: `a-lost-answer-${number}` };
      const pending = await spin(session, asked, process);
      expect([pending.status, pending.body]).toMatchObject([503, { code: 'round_pending' }]);
      await process.stop();
      operator.after = (_call, reply) => reply;
      process = await start({ store, operator });
      expect(await process.arcade.settleWaiting()).toBe(0);
      const { body } = await spin(session, asked, process);
      expect(body.freeSpin?.left).toBe(60 - number);
      won += body.winMinor;
      expect(operator.standing()).toEqual({ bet: 0, win: won });
    }
    expect(won).toBeGreaterThan(0);
    expect(await process.arcade.reconcile('aurora.PG', ...span)).toMatchObject({ differences: [] });
  });

  it.each(['unreachable', 'unknown'] as const)('is owed until it does, and holds up no other: %s', async (kind) => {
    await give();
    const session = await arcade.open();
    arcade.operator.before = ({ body }) => (body?.includes('bonus_win') ? { kind } : undefined);
    const asked = { requestId: 'a-round-owed' };
    expect(await spin(session, asked)).toMatchObject({ status: 503, body: { code: 'round_pending' } });
    const paid = await spin(session, { grantId: undefined });
    expect(paid.status).toBe(200);
    arcade.operator.before = () => undefined;
    arcade.now.ms += 60_000;
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    const { body } = await spin(session, asked);
    expect(arcade.operator.standing()).toEqual({ bet: 20, win: body.winMinor + paid.body.winMinor });
    expect((await left(session))?.left).toBe(2);
  });

  it('is paid by the arcade’s own accounts where the money lies there', async () => {
    await give({ spins: 20 });
    const session = await arcade.open({ launch: { wallet: 'transfer' } });
    let won = 0;
    for (let number = 0; number < 20; number += 1) won += (await spin(session)).body.winMinor;
    expect(
      await operatorPost(arcade, 'balance', { user_id: 'mika', currency: 'EUR' }, { integration: 'aurora.PG' }),
    ).toEqual([200, { balance: won }]);
  });
});
