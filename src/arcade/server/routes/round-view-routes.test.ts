import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { checkRounds } from '#arcade/client/fairness/check-rounds.ts';
import type { GameSession, RotatedSeeds, RoundResult } from '#arcade/game-api.ts';
import type { RoundView } from '#arcade/round-view-api.ts';
import { operatorPost } from '#arcade/testing/operator-call.ts';
import { type TestArcade, testArcade, testGames } from '#arcade/testing/test-arcade.ts';
import { atTables, blackjackTable, OPEN_MS, testTable } from '#arcade/testing/test-tables.ts';
import { arcadeGames } from '../games/arcade-games.ts';
import { RoundViewCodes } from '../play/round-view-codes.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

const games = arcadeGames([
  slot,
  { ...slot, gameCode: 'PG-0010', gameType: 'AC', gameName: 'Koi Mines' },
  { ...testTable, gameCode: 'PG-0900' },
  { ...testTable, gameCode: 'PG-0901', gameName: 'Oslo Blackjack' },
]);
const FIVE_MINUTES_MS = 300_000;

let arcade: TestArcade;

beforeEach(async () => {
  arcade = await testArcade({ games });
});
afterEach(() => arcade.stop());

const asked = (roundId: string, more: object = {}) => ({
  user_id: 'mika',
  round_id: roundId,
  currency: 'EUR',
  currency_symbol: '€',
  currency_decimals: 2,
  language: 'ES',
  origin: 'http://aurora.localhost:8080',
  ...more,
});
const ask = (roundId: string, more: object = {}, options: Parameters<typeof operatorPost>[3] = {}) =>
  operatorPost(arcade, 'round-view', asked(roundId, more), { integration: 'aurora.PG', ...options });

async function codeOf(roundId: string): Promise<string> {
  const [status, { url }] = await ask(roundId);
  if (status !== 200) throw new Error(`The address was refused with ${status}.`);
  return new URL(url, 'http://arcade.localhost/').searchParams.get('code') ?? '';
}
const exchange = (code: string) => arcade.call('POST', '/api/round-view', { body: { code } });
async function viewOf(roundId: string): Promise<RoundView> {
  return (await exchange(await codeOf(roundId))).body as unknown as RoundView;
}

async function spun(session: GameSession, requestId = 'request-1'): Promise<string> {
  return (await arcade.spin(session, requestId)).body.roundId;
}

async function rotate({ token }: GameSession): Promise<RotatedSeeds> {
  const { nextServerSeedHash } = (await arcade.call('GET', '/api/fairness', { token })).body as unknown as {
    nextServerSeedHash: string;
  };
  const body = { nextServerSeedHash };
  return (await arcade.call('POST', '/api/fairness/rotate', { token, body })).body as unknown as RotatedSeeds;
}

const lastRound = (): string =>
  String(arcade.store.statements.get('select id from round order by number desc limit 1')?.id);

/** Starts a round of Mines and leaves it open. */
async function openMines(session: GameSession): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const body = { requestId: `request-${attempt}`, betMinor: session.defaultBetMinor, choice: { mines: 1 } };
    const round = (await arcade.call('POST', '/api/rounds', { token: session.token, body }))
      .body as unknown as RoundResult;
    if (!round.isOver) return round.roundId;
  }
  throw new Error('No round stayed open.');
}

describe("the operator's call for the page of a round", () => {
  it('answers an address with a code, relative to the address of the games', async () => {
    const roundId = await spun(await arcade.open());
    const [status, body] = await ask(roundId);
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^round\?code=[\w-]{43}&language=ES$/) }]);
  });

  it('is refused with the key of another integration', async () => {
    const roundId = await spun(await arcade.open());
    expect((await ask(roundId, {}, { signedAs: 'lotus.PG' }))[0]).toBe(403);
  });

  it.each([
    ['another player', { user_id: 'noor' }, {}],
    ['another integration', {}, { integration: 'lotus.PG' }],
    ['no round', { round_id: 'nothing' }, {}],
  ])('finds nothing for %s, and says the same each time', async (_who, more, options) => {
    const roundId = await spun(await arcade.open());
    expect(await ask(roundId, more, options)).toEqual([404, { code: 'not_found', message: 'There is no such round.' }]);
  });

  it('is refused while the round goes on', async () => {
    const session = await arcade.openGame('PG', { game: 'PG:PG-0010' });
    expect(await ask(await openMines(session))).toMatchObject([409, { code: 'round_open' }]);
  });

  it('is refused while the wallet has not answered', async () => {
    const session = await arcade.open();
    arcade.operator.before = () => ({ kind: 'unknown' });
    await arcade.spin(session, 'request-1');
    expect(await ask(lastRound())).toMatchObject([409, { code: 'round_open' }]);
  });

  it('finds nothing of a bet that the wallet refused', async () => {
    const session = await arcade.open();
    arcade.operator.refusesBets = 105;
    await arcade.spin(session, 'request-1');
    expect((await ask(lastRound()))[0]).toBe(404);
  });

  it.each([
    [{ origin: 'aurora.localhost' }, 'origin'],
    [{ origin: 'javascript:alert(1)' }, 'origin'],
    [{ language: 'XX' }, 'language'],
    [{ more: 1 }, 'more'],
  ])('names what is wrong with %j', async (more, field) => {
    expect(await ask('round-1', more)).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });
});

describe('the code of a round', () => {
  it('gives the round with its game, as often as its page is loaded, and for five minutes', async () => {
    const session = await arcade.open();
    const played = (await arcade.spin(session, 'request-1')).body;
    const code = await codeOf(played.roundId);
    for (let load = 0; load < 2; load += 1)
      expect((await exchange(code)).body).toMatchObject({
        kind: 'slot',
        game: { code: 'PG-0001', name: 'La prueba' },
        currency: { code: 'EUR', symbol: '€', decimals: 2 },
        language: 'ES',
        origin: 'http://aurora.localhost:8080',
        isShared: false,
        revealed: null,
        machine: { id: played.machineId },
        round: JSON.parse(JSON.stringify(played)),
      });
    arcade.now.ms += FIVE_MINUTES_MS;
    expect((await exchange(code)).body).toMatchObject({ code: 'session_ended' });
  });

  it('opens the round after the arcade was started anew', async () => {
    const code = await codeOf(await spun(await arcade.open()));
    const { store, operator, now } = arcade;
    await arcade.arcade.app.close();
    const again = await testArcade({ games, store, operator });
    again.now.ms = now.ms;
    expect((await again.call('POST', '/api/round-view', { body: { code } })).status).toBe(200);
    await again.arcade.app.close();
  });

  it('tells no server seed before the player has changed his seeds, and then one that proves the round', async () => {
    const session = await arcade.open();
    const roundId = await spun(session);
    const before = await exchange(await codeOf(roundId));
    const { revealed } = await rotate(session);
    expect(before.text).not.toContain(revealed.serverSeed);
    const after = await viewOf(roundId);
    expect(after.revealed).toEqual({ serverSeed: revealed.serverSeed });
    expect(checkRounds(revealed, [after.round])).toEqual({ kind: 'agrees', count: 1 });
  });

  it('opens no session and plays nothing', async () => {
    const code = await codeOf(await spun(await arcade.open()));
    for (const url of ['/api/balance', '/api/history', '/api/fairness', '/api/rounds/open'])
      expect((await arcade.call('GET', url, { token: code })).status, url).toBe(401);
    expect((await arcade.call('POST', '/api/spin', { token: code, body: {} })).status).toBe(401);
    expect((await arcade.call('POST', '/api/session', { body: { integration: 'aurora.PG', code } })).status).toBe(401);
  });

  it.each([
    ['empty', '', 400],
    ['too long', 'x'.repeat(201), 400],
    ['made up', 'nothing', 401],
  ])('is refused where it is %s', async (_how, code, status) => {
    expect((await exchange(code)).status).toBe(status);
  });
});

test('a round of choices is given step by step, as it stood after each of them', async () => {
  const session = await arcade.openGame('PG', { game: 'PG:PG-0010' });
  await openMines(session);
  const roundId = lastRound();
  const choose = async (step: number, choice: object) =>
    (
      await arcade.call('POST', `/api/rounds/${roundId}/choices`, {
        token: session.token,
        body: { step, choice },
      })
    ).body as unknown as RoundResult;
  if (!(await choose(1, { open: 0 })).isOver) await choose(2, { cashOut: true });
  const view = await viewOf(roundId);
  if (view.kind === 'slot') throw new Error('That is no round of Mines.');
  const { steps, round } = view;
  expect(steps.map(({ choices, isOver }) => [choices, isOver])).toEqual(
    round.choices.map((_, index) => [index + 1, index + 1 === round.choices.length]),
  );
  expect(steps.at(-1)).toMatchObject({ view: round.view, winMinor: round.winMinor });
  // The tiles that are shown at the end are no part of what was seen before.
  expect(steps[0]?.view).toMatchObject({ mines: 1, opened: [], minePositions: null });
});

test.each([
  ['roulette', undefined, { red: 500 }],
  ['blackjack', blackjackTable, { main: 500 }],
] as const)('a round of live %s has the seed that was shown with its result', async (_game, timed, chips) => {
  const tables = atTables(() => arcade, timed);
  const session = await tables.sit();
  const number = tables.toRound(0);
  await tables.place(session, number, 1, chips);
  await tables.pass(timed?.openMs ?? OPEN_MS);
  const roundId = lastRound();
  expect((await ask(roundId))[0]).toBe(409);
  for (const ms of [1_600, 16_000, 11_000]) await tables.pass(ms);
  const { round, ...view } = await viewOf(roundId);
  const { fairness } = round;
  expect(view).toMatchObject({ isShared: true, revealed: { serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  expect(fairness.nonce).toBe(number);
  const serverSeed = view.revealed?.serverSeed ?? '';
  expect(checkRounds({ ...fairness, serverSeed }, [round])).toEqual({ kind: 'agrees', count: 1 });
});

test('the page of a round may be framed by portals only', async () => {
  const { status, text, headers } = await arcade.call('GET', '/round?code=secret&language=AR');
  expect(status).toBe(200);
  expect(text).toContain('<html lang="ar" dir="rtl"');
  expect(text).toContain('<script type="module" src="/client/round.js">');
  expect(text).not.toContain('secret');
  expect(headers['cache-control']).toBe('no-store');
  expect(String(headers['content-security-policy'])).toContain('frame-ancestors http://*.localhost:*');
});

test('only so many codes are kept, the newest ones', () => {
  let count = 0;
  const codes = new RoundViewCodes(arcade.store, () => `code-${count++}`, 2);
  const viewed = {
    player: { integration: 'aurora.PG', userId: 'mika' },
    roundId: 'round-1',
    viewer: { language: 'EN', origin: '', currencySymbol: '€', currencyDecimals: 2 },
  };
  const given = [1, 2, 3].map(() => codes.give(viewed, 0));
  expect(given.map((code) => codes.find(code, 1) !== undefined)).toEqual([false, true, true]);
});
