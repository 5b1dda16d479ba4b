import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { roundStream } from '#arcade/engine/round-stream.ts';
import type { GameSession } from '#arcade/game-api.ts';
import { rouletteRules } from '#arcade/games/roulette/rules/roulette-rules.ts';
import type { TableBets, TableProof, TableState } from '#arcade/table-api.ts';
import { type Answer, type TestArcade, testArcade, testGames } from '#arcade/testing/test-arcade.ts';
import { arcadeGames } from '../games/arcade-games.ts';
import { openStore } from '../store/open-store.ts';
import { roundAt } from './table-clock.ts';
import { MOST_LOCK_MS } from './table-paces.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

const live = { ...slot, gameType: 'LIVE', minBetMinor: 100, maxBetMinor: 10_000 } as const;
/** Of a studio that speaks in actions and of one with separate calls. */
const games = arcadeGames([
  { ...live, vassalage: 'PG', gameCode: 'PG-0900', gameName: 'Oslo Roulette' },
  { ...live, vassalage: 'JDB', gameCode: 'JDB-0900', gameName: 'Oslo Roulette' },
  { ...slot, vassalage: 'PG', gameCode: 'PG-0001', gameName: 'Dragon Ascends' },
]);

const OPEN_MS = 20_000;
const CYCLE_MS = 33_000;

let arcade: TestArcade;

beforeEach(async () => {
  arcade = await testArcade({ games });
  toRound(0);
});
afterEach(() => arcade.stop());

/** Sets the clock to a moment of the round after next. */
function toRound(ms: number): number {
  const number = Math.ceil(arcade.now.ms / CYCLE_MS) + 1;
  arcade.now.ms = number * CYCLE_MS + ms;
  arcade.arcade.hall.look();
  return number;
}

/** Lets the table see the time, and what follows from it come to its end. */
async function pass(ms: number): Promise<void> {
  arcade.now.ms += ms;
  for (let look = 0; look < 5; look += 1) {
    arcade.arcade.hall.look();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const sit = (vendor = 'PG', user = 'mika'): Promise<GameSession> =>
  arcade.openGame(vendor, { game: `${vendor}:${vendor}-0900`, user_id: user, session_id: `session-${user}` });

type Placed = Answer<TableBets & { code?: string; fields?: Record<string, string> }>;

const place = ({ token }: GameSession, number: number, revision: number, chips: object): Promise<Placed> =>
  arcade.call('PUT', '/api/table/bets', { token, body: { number, revision, chips } }) as unknown as Promise<Placed>;

const proofOf = async ({ token }: GameSession, number: number): Promise<TableProof> =>
  (await arcade.call('GET', `/api/table/rounds/${number}`, { token })).body as unknown as TableProof;

/** A page at the table, and all that it was sent. */
function watch(session: GameSession) {
  const events: { table: TableState[]; mine: TableBets[] } = { table: [], mine: [] };
  const place = arcade.arcade.real;
  const known = { integration: `aurora.${session.game.vendor}`, userId: 'mika', displayName: 'm•••a' };
  const money = { currency: 'EUR', currencySymbol: '€', currencyDecimals: 2 };
  const seat = { ...known, ...money, vendor: session.game.vendor, gameCode: session.game.code };
  const rest = { mode: 'real', language: 'EN', walletSession: 's', wallet: 'seamless', origin: '' } as const;
  const viewer = {
    place,
    session: { ...seat, ...rest },
    sendTable: (state: string) => events.table.push(JSON.parse(state) as TableState),
    sendMine: (bets: TableBets) => events.mine.push(bets),
    end: () => undefined,
  };
  const table = arcade.arcade.hall.tableOf(viewer.session);
  table.add(viewer);
  return { events, leave: () => table.remove(viewer) };
}

describe.each(['PG', 'JDB'])('a round at a shared table of %s', (vendor) => {
  it('takes no money before its bets are closed, then the bet, and pays at the result', async () => {
    const session = await sit(vendor);
    const number = toRound(1_000);
    const { events } = watch(session);
    const placed = await place(session, number, 1, { red: 500, straight: 100 });
    expect(placed.body.fields?.chips).toContain('straight');
    expect((await place(session, number, 1, { red: 500, black: 500 })).body).toMatchObject({ state: 'placed' });
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });

    await pass(OPEN_MS - 1_000);
    expect(arcade.operator.standing()).toEqual({ bet: 1_000, win: 0 });
    expect(events.table.at(-1)?.result).toBeNull();
    expect(events.mine.at(-1)).toMatchObject({ state: 'taken', view: null, balanceMinor: 99_000 });

    await pass(2_000);
    const result = events.table.at(-1)?.result;
    const { serverSeed = '', view } = result ?? {};
    expect(serverSeedHash(serverSeed)).toBe(events.table[0]?.seedHash);
    const draw = roundStream({ serverSeed, clientSeed: `${vendor}:${vendor}-0900`, nonce: number });
    const decided = rouletteRules.play(draw, [{ bets: { red: 500, black: 500 } }], 1_000);
    expect(view).toMatchObject({ pocket: decided.view.pocket, bets: {} });
    expect(arcade.operator.standing()).toEqual({ bet: 1_000, win: decided.winMinor });
    expect(events.mine.at(-1)).toMatchObject({
      state: 'settled',
      winMinor: decided.winMinor,
      view: decided.view,
      balanceMinor: arcade.operator.balance,
    });
    expect(await proofOf(session, number)).toMatchObject({ serverSeed, view, rulesId: 'roulette-1' });
  });

  it('leaves out a bet whose wallet has not answered in time, and rolls it back', async () => {
    const session = await sit(vendor);
    const number = toRound(0);
    const { events } = watch(session);
    await place(session, number, 1, { red: 500, black: 500 });
    arcade.operator.before = () => ({ kind: 'unknown' });
    await pass(OPEN_MS);
    await pass(MOST_LOCK_MS);
    expect(events.mine.at(-1)).toMatchObject({ state: 'refused', refusal: 'wallet_unavailable', winMinor: 0 });
    arcade.operator.before = () => undefined;
    arcade.now.ms += 120_000;
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
  });
});

describe('bets at a shared table', () => {
  it('are refused for another round than the open one, and once it is closed', async () => {
    const session = await sit();
    const number = toRound(0);
    expect((await place(session, number + 1, 1, { red: 100 })).body.code).toBe('bets_closed');
    await pass(OPEN_MS);
    const late = await place(session, number, 1, { red: 100 });
    expect([late.status, late.body.code]).toEqual([409, 'bets_closed']);
  });

  it('keep the latest change, whatever arrives last', async () => {
    const session = await sit();
    const number = toRound(0);
    await place(session, number, 2, { red: 300 });
    expect((await place(session, number, 1, { red: 100 })).body).toMatchObject({ revision: 2, chips: { red: 300 } });
    expect((await place(session, number, 3, {})).body).toMatchObject({ revision: 3, chips: {} });
    await pass(OPEN_MS);
    await pass(2_000);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
  });

  it.each([
    [{ red: 50 }, 'chips'],
    [{ red: 20_000 }, 'chips'],
    [{ red: -1 }, 'chips/red'],
    [{ moon: 100 }, 'chips'],
  ])('names what is wrong with %j', async (chips, field) => {
    const answer = await place(await sit(), toRound(0), 1, chips);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('tell a player that the wallet refused, and count nothing for him', async () => {
    const session = await sit();
    const number = toRound(0);
    const { events } = watch(session);
    await place(session, number, 1, { red: 100 });
    arcade.operator.refusesBets = 105;
    await pass(OPEN_MS);
    expect(events.mine.at(-1)).toMatchObject({ state: 'refused', refusal: 'limit_reached' });
    await pass(2_000);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
  });
});

describe('a shared table', () => {
  it('shows its result to nobody before it is drawn', async () => {
    const session = await sit();
    const number = toRound(0);
    await place(session, number, 1, { red: 100 });
    await pass(OPEN_MS);
    const { roundId } = (await place(session, number, 9, { red: 100 })).body;
    expect(roundId).toBeUndefined();
    const [round] = arcade.store.statements.all('select id from round');
    const replay = await arcade.call('GET', `/api/rounds/${round?.id}`, { token: session.token });
    expect(replay.body).toMatchObject({ code: 'round_open' });
    const proof = await arcade.call('GET', `/api/table/rounds/${number}`, { token: session.token });
    expect(proof.status).toBe(404);
  });

  it('seats people under shortened names, and marks its bots', async () => {
    const session = await sit();
    const number = toRound(19_000);
    const { events, leave } = watch(session);
    await place(session, number, 1, { red: 100, black: 300 });
    await pass(500);
    await pass(600);
    const { seats = [], people, crowd } = events.table.at(-1) ?? {};
    expect(people).toBe(1);
    expect(seats.find(({ isBot }) => !isBot)).toEqual({
      name: 'm•••a',
      isBot: false,
      place: 'black',
      stake: { minor: 400, currency: { code: 'EUR', symbol: '€', decimals: 2 } },
      win: null,
    });
    expect(seats.filter(({ isBot }) => isBot).length).toBeGreaterThanOrEqual(3);
    expect(crowd).toMatchObject({ red: expect.any(Number) });
    leave();
  });

  it('has the same sixty results of its past for everybody', async () => {
    const session = await sit();
    const number = toRound(0);
    const { events } = watch(session);
    const past = events.table[0]?.past as { pocket: number }[];
    expect(past).toHaveLength(60);
    expect(past.at(-1)).toEqual((await proofOf(session, number - 1)).view);
    expect(new Set(past.map(({ pocket }) => pocket)).size).toBeGreaterThan(20);
  });

  it('is left once nobody is there and all is paid', async () => {
    const session = await sit();
    const number = toRound(0);
    const { leave } = watch(session);
    await place(session, number, 1, { red: 100 });
    const table = arcade.arcade.hall.tableOf({ vendor: 'PG', gameCode: 'PG-0900' } as never);
    leave();
    expect(table.isIdle).toBe(false);
    await pass(OPEN_MS);
    expect(table.isIdle).toBe(false);
    await pass(2_000);
    const { bet } = arcade.operator.standing();
    expect(bet).toBe(100);
    expect(arcade.store.statements.all("select * from round where state <> 'settled'")).toEqual([]);
    expect(table.isIdle).toBe(true);
  });

  it('does not keep a round for its player to go on with', async () => {
    const session = await sit();
    await place(session, toRound(0), 1, { red: 100 });
    await pass(OPEN_MS);
    expect(await sit()).toMatchObject({ openRound: null });
  });
});

describe('nobody at a shared table', () => {
  it('can keep others from their bets by a round of the same name', async () => {
    const session = await sit();
    const other = await sit('PG', 'mona');
    const number = toRound(0);
    await place(session, number, 1, { red: 100 });
    await place(other, number, 1, { red: 200 });
    for (const requestId of [`table:PG:PG-0900:${arcade.now.ms + OPEN_MS}`, `table-PG-PG-0900-${number}`]) {
      const body = { requestId, betMinor: 100, choice: { bets: { red: 100 } } };
      expect((await arcade.call('POST', '/api/rounds', { token: session.token, body })).status).toBe(400);
    }
    await pass(OPEN_MS);
    expect(arcade.operator.standing().bet).toBe(300);
  });

  it('is kept out of a round by others whose wallet is silent', async () => {
    const number = toRound(0);
    for (let index = 0; index < 40; index += 1) await place(await sit('PG', `silent${index}`), number, 1, { red: 100 });
    const launch = { game: 'PG:PG-0900', user_id: 'zoe', session_id: 'session-zoe' };
    arcade.operator.launch = { ...arcade.operator.launch, ...launch };
    const opened = await arcade.call('POST', '/api/session', { body: { integration: 'lotus.PG', code: 'good' } });
    await place(opened.body as unknown as GameSession, number, 1, { red: 700 });
    const asked: string[] = [];
    arcade.operator.before = ({ integration, body }) => {
      asked.push(`${integration} ${body?.includes('"bet"')}`);
      return integration === 'aurora.PG' ? { kind: 'unknown' } : undefined;
    };
    await pass(OPEN_MS);
    expect(asked.filter((call) => call === 'lotus.PG true')).toHaveLength(1);
    arcade.operator.before = () => undefined;
  });

  it('can bet on a result that a clock which was set back shows again', async () => {
    const session = await sit();
    const number = toRound(0);
    const { leave } = watch(session);
    await pass(OPEN_MS);
    await pass(2_000);
    leave();
    await pass(20_000);
    arcade.now.ms -= 45_000;
    arcade.arcade.hall.look();
    expect((await place(session, number, 1, { red: 100 })).body.code).toBe('bets_closed');
    await pass(60_000);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
  });

  it('learns a result to come from another pace of the table', async () => {
    const { store, operator } = arcade;
    await arcade.stop();
    const seedsAt = async (speed: number): Promise<string> => {
      const quick = arcadeGames([{ ...live, vassalage: 'PG', gameCode: 'PG-0900', gameName: 'Oslo Roulette' }], speed);
      arcade = await testArcade({ games: quick, store, operator });
      const session = await sit();
      const proofs = [];
      for (let back = 1; back <= 60; back += 1) {
        const game = quick.find('PG', 'PG-0900');
        if (game === undefined || game.kind === 'slot' || game.pace === null) throw new Error('no table');
        proofs.push((await proofOf(session, roundAt(game.pace, arcade.now.ms).number - back)).serverSeed);
      }
      await arcade.stop();
      return proofs.join();
    };
    const fast = await seedsAt(2);
    for (const seed of (await seedsAt(1)).split(',')) expect(fast).not.toContain(seed);
    arcade = await testArcade({ games });
  });
});

describe('after a process was killed', () => {
  /** Another process on the same store. */
  async function startAgain(): Promise<void> {
    const { store, operator, now } = arcade;
    await arcade.stop();
    arcade = await testArcade({ games, store, operator });
    arcade.now.ms = now.ms;
  }

  it('a bet that was taken gets its result, and one of an open round stays', async () => {
    const session = await sit();
    const number = toRound(0);
    await place(session, number, 1, { red: 500, black: 500 });
    await startAgain();
    expect((await place(session, number, 1, {})).body).toMatchObject({ chips: { red: 500, black: 500 } });
    await pass(OPEN_MS);
    expect(arcade.operator.standing().bet).toBe(1_000);
    await startAgain();
    arcade.now.ms += 60_000;
    expect(await arcade.arcade.hall.drawLeft()).toBe(1);
    const { view } = await proofOf(session, number);
    const isZero = (view as { pocket: number }).pocket === 0;
    expect(arcade.operator.standing()).toEqual({ bet: 1_000, win: isZero ? 0 : 1_000 });
  });

  it('chips of a round that nobody closed are forgotten, and nothing is taken for them', async () => {
    const session = await sit();
    await place(session, toRound(0), 1, { red: 500 });
    arcade.now.ms += 2 * CYCLE_MS;
    await startAgain();
    await pass(0);
    expect(arcade.store.statements.all('select * from table_bet')).toEqual([]);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
  });

  it('a bet that the wallet may have taken is rolled back', async () => {
    const session = await sit();
    const number = toRound(0);
    await place(session, number, 1, { red: 500 });
    arcade.operator.after = () => ({ kind: 'unknown' });
    await pass(OPEN_MS);
    expect(arcade.operator.standing().bet).toBe(500);
    arcade.operator.after = (_call, reply) => reply;
    await startAgain();
    arcade.now.ms += 120_000;
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
  });
});

it('draws one secret for a store, and never another one', async () => {
  const store = openStore(null);
  const secrets = async (): Promise<unknown> => {
    const once = await testArcade({ games, store });
    await once.stop();
    return store.statements.get('select secret from table_secret');
  };
  expect(await secrets()).toEqual(await secrets());
});
