import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRounds } from '#arcade/client/fairness/check-rounds.ts';
import type { GameSession, RotatedSeeds, RoundResult } from '#arcade/game-api.ts';
import { type Answer, type TestArcade, testArcade, testGames } from '#arcade/testing/test-arcade.ts';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { arcadeGames } from '../games/arcade-games.ts';
import { finishLeftRounds } from './finish-left-rounds.ts';

const [slot] = testGames;

function game(vassalage: string, gameCode: string, gameType: CatalogueGame['gameType'], gameName: string) {
  if (slot === undefined) throw new Error('no game');
  return { ...slot, vassalage, gameCode, gameType, gameName };
}

/** Of a studio that speaks in actions and of one with separate calls. */
const games = arcadeGames([
  game('PG', 'PG-0001', 'RNG', 'Dragon Ascends'),
  game('PG', 'PG-0010', 'AC', 'Koi Mines'),
  game('PG', 'PG-0011', 'AC', 'Koi Flip'),
  { ...game('PG', 'PG-0012', 'TG', 'Koi Roulette'), minBetMinor: 50 },
  game('JDB', 'JDB-0010', 'AC', 'Koi Mines'),
  game('JDB', 'JDB-0011', 'AC', 'Koi Flip'),
]);

const fail = (error: unknown) => {
  throw error;
};

let table: TestArcade;

beforeEach(async () => {
  table = await testArcade({ games });
});
afterEach(() => table.stop());

const openMines = (vendor = 'PG'): Promise<GameSession> => table.openGame(vendor, { game: `${vendor}:${vendor}-0010` });
const openCoin = (vendor = 'PG'): Promise<GameSession> => table.openGame(vendor, { game: `${vendor}:${vendor}-0011` });

type Played = Answer<RoundResult & { code?: string; fields?: Record<string, string> }>;

const start = ({ token, defaultBetMinor }: GameSession, requestId: string, choice?: object): Promise<Played> =>
  table.call('POST', '/api/rounds', {
    token,
    body: { requestId, betMinor: defaultBetMinor, ...(choice && { choice }) },
  }) as unknown as Promise<Played>;

const choose = ({ token }: GameSession, roundId: string, step: number, choice: object): Promise<Played> =>
  table.call('POST', `/api/rounds/${roundId}/choices`, {
    token,
    body: { step, choice },
  }) as unknown as Promise<Played>;

/** Starts a round of Mines with one mine and opens tiles until it has one that is safe. */
async function openOneTile(session: GameSession): Promise<RoundResult> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { body } = await start(session, `request-${attempt}`, { mines: 1 });
    const opened = await choose(session, body.roundId, 1, { open: 12 });
    if (!opened.body.isOver) return opened.body;
  }
  throw new Error('Twenty mines in a row.');
}

describe.each(['PG', 'JDB'])('a round of %s that goes on by choices', (vendor) => {
  it('takes its bet first, and pays when the player cashes out', async () => {
    const session = await openMines(vendor);
    const before = table.operator.standing();
    const started = await start(session, 'request-a', { mines: 3 });
    expect(started.body).toMatchObject({ isOver: false, winMinor: 0, settledAt: null, choices: [{ mines: 3 }] });
    expect(table.operator.standing()).toEqual({ ...before, bet: session.defaultBetMinor });
    expect(started.body.balanceMinor).toBe(100_000 - session.defaultBetMinor);

    let round = started.body;
    const opened = await choose(session, round.roundId, 1, { open: 0 });
    round = opened.body;
    if (!round.isOver) round = (await choose(session, round.roundId, 2, { cashOut: true })).body;
    expect(round.isOver).toBe(true);
    expect(table.operator.standing()).toEqual({ bet: session.defaultBetMinor, win: round.winMinor });
    expect(round.balanceMinor).toBe(100_000 - session.defaultBetMinor + round.winMinor);
    expect(table.operator.balance).toBe(round.balanceMinor);
  });

  it('makes a choice once, however often it is sent, and refuses one out of turn', async () => {
    const session = await openMines(vendor);
    const round = await openOneTile(session);
    expect((await choose(session, round.roundId, 1, { open: 12 })).body).toEqual(round);
    const skipped = await choose(session, round.roundId, 3, { open: 1 });
    expect([skipped.status, skipped.body.fields]).toEqual([400, { step: expect.stringContaining('2') }]);
    const again = await choose(session, round.roundId, 2, { open: 12 });
    expect([again.status, again.body.fields]).toEqual([400, { choice: expect.any(String) }]);
    const paid = (await choose(session, round.roundId, 2, { cashOut: true })).body;
    const { balance } = table.operator;
    expect((await choose(session, round.roundId, 2, { cashOut: true })).body).toEqual(paid);
    expect(table.operator.balance).toBe(balance);
  });

  it('owes its win while the wallet is silent, and pays it once', async () => {
    const session = await openMines(vendor);
    const round = await openOneTile(session);
    table.operator.before = () => ({ kind: 'unreachable' });
    const pending = await choose(session, round.roundId, 2, { cashOut: true });
    expect([pending.status, pending.body.code]).toEqual([503, 'round_pending']);
    table.operator.before = () => undefined;
    table.now.ms += 120_000;
    expect(await table.arcade.settleWaiting()).toBe(0);
    const paid = (await choose(session, round.roundId, 2, { cashOut: true })).body;
    expect(paid.winMinor).toBeGreaterThan(session.defaultBetMinor);
    expect(table.operator.balance).toBe(paid.balanceMinor);
  });

  it('takes the bet back where nobody knows whether the wallet has it and it then refuses', async () => {
    const session = await openMines(vendor);
    table.operator.before = (call) => (call.operation === 'session' ? undefined : { kind: 'unknown' });
    expect((await start(session, 'request-a', { mines: 3 })).status).toBe(503);
    table.operator.before = () => undefined;
    table.operator.refusesBets = 105;
    table.now.ms += 120_000;
    await table.arcade.settleWaiting();
    table.now.ms += 120_000;
    expect(await table.arcade.settleWaiting()).toBe(0);
    expect(table.operator.standing()).toEqual({ bet: 0, win: 0 });
    expect((await start(session, 'request-a', { mines: 3 })).body.code).toBe('limit_reached');
  });

  it('is settled at once where one choice decides it', async () => {
    const session = await openCoin(vendor);
    const { body } = await start(session, 'request-a', { side: 'heads' });
    expect(body).toMatchObject({ isOver: true, settledAt: expect.any(String) });
    expect((await start(session, 'request-a', { side: 'heads' })).body).toEqual(body);
    expect(table.operator.standing()).toEqual({ bet: session.defaultBetMinor, win: body.winMinor });
  });
});

describe('a round that a player has left', () => {
  it('is there again when the game is opened, and no other begins beside it', async () => {
    const session = await openMines();
    const round = await openOneTile(session);
    const again = await openMines();
    expect(again).toMatchObject({ kind: 'mines', openRound: round });
    expect((await start(again, 'request-z', { mines: 3 })).body.code).toBe('round_open');
    expect((await choose(again, round.roundId, 2, { cashOut: true })).body.isOver).toBe(true);
    expect(await openMines()).toMatchObject({ openRound: null });
  });

  it('is played to its end after twenty hours, and not before', async () => {
    const session = await openMines();
    const round = await openOneTile(session);
    table.now.ms += 19 * 3_600_000;
    expect(await finishLeftRounds(table.arcade.real, fail)).toBe(0);
    table.now.ms += 2 * 3_600_000;
    expect(await finishLeftRounds(table.arcade.real, fail)).toBe(1);
    const told = await table.call('GET', `/api/rounds/${round.roundId}`, { token: (await openMines()).token });
    expect(told.body).toMatchObject({ isOver: true, choices: [{ mines: 1 }, { open: 12 }, { cashOut: true }] });
    const reconciled = await table.arcade.reconcile('aurora.PG', new Date(0), new Date(table.now.ms));
    expect(reconciled.differences).toEqual([]);
  });

  it('keeps its seeds secret until it is over, and can be checked then', async () => {
    const session = await openMines();
    const round = await openOneTile(session);
    const rotate = { clientSeed: 'mine', nextServerSeedHash: session.fairness.nextServerSeedHash };
    const asked = { token: session.token, body: rotate };
    expect((await table.call('POST', '/api/fairness/rotate', asked)).body).toMatchObject({ code: 'round_open' });
    const paid = (await choose(session, round.roundId, 2, { cashOut: true })).body;
    const { revealed } = (await table.call('POST', '/api/fairness/rotate', asked)).body as unknown as RotatedSeeds;
    expect(checkRounds(revealed, [paid])).toEqual({ kind: 'agrees', count: 1 });
    expect(checkRounds(revealed, [{ ...paid, choices: [{ mines: 2 }, ...paid.choices.slice(1)] }]).kind).toBe(
      'differs',
    );
  });

  it('agrees with the wallet while it is open', async () => {
    await openOneTile(await openMines());
    const report = await table.arcade.reconcile('aurora.PG', new Date(0), new Date(table.now.ms + 1));
    expect(report).toMatchObject({ differences: [], unsettled: 0 });
  });
});

it.each([
  [undefined, 'choice'],
  [{ side: 'edge' }, 'choice'],
])('names what is wrong with the choice %j', async (choice, field) => {
  const session = await openCoin();
  const answer = await start(session, 'request-a', choice);
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  expect(table.operator.standing()).toEqual({ bet: 0, win: 0 });
});

describe('chips', () => {
  const bet = (session: GameSession, betMinor: number, bets: object): Promise<Played> =>
    table.call('POST', '/api/rounds', {
      token: session.token,
      body: { requestId: `request-${betMinor}`, betMinor, choice: { bets } },
    }) as unknown as Promise<Played>;

  it('may be each of the tray, and come to any sum between the lowest and the highest bet', async () => {
    const session = await table.openGame('PG', { game: 'PG:PG-0012' });
    for (const chip of session.betsMinor) expect((await bet(session, chip, { red: chip })).status, `${chip}`).toBe(200);
    const [least = 0] = session.betsMinor;
    expect((await bet(session, least + 1, { red: least, black: 1 })).status).toBe(200);
  });

  it('come to what the bet says, and stay within its bounds', async () => {
    const session = await table.openGame('PG', { game: 'PG:PG-0012' });
    const [least = 0] = session.betsMinor;
    const highest = session.betsMinor.at(-1) ?? 0;
    for (const [betMinor, red] of [
      [least, least + 1],
      [least - 1, least - 1],
      [highest + 1, highest + 1],
    ] as const) {
      const { status, body } = await bet(session, betMinor, { red });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['betMinor']]);
    }
  });
});

it('takes a request for what it was: another choice under its id is refused', async () => {
  const session = await openCoin();
  await start(session, 'request-a', { side: 'heads' });
  const other = await start(session, 'request-a', { side: 'tails' });
  expect([other.status, other.body.fields]).toEqual([400, { requestId: 'was used for another round' }]);
});

it('plays no slot by choices, and nothing else by spins', async () => {
  const slotGame = await table.open();
  expect((await start(slotGame, 'request-a', { side: 'heads' })).status).toBe(400);
  const coin = await openCoin();
  expect((await table.spin(coin, 'request-b')).status).toBe(400);
});

it("makes no choice in another player's round", async () => {
  const round = await openOneTile(await openMines());
  const other = await table.openGame('PG', { game: 'PG:PG-0010', user_id: 'noor' });
  expect((await choose(other, round.roundId, 2, { cashOut: true })).status).toBe(404);
});
