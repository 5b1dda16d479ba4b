import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { roundStream } from '#arcade/engine/round-stream.ts';
import { rouletteRules } from '#arcade/games/roulette/rules/roulette-rules.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atTables, gamesWithTables, OPEN_MS } from '#arcade/testing/test-tables.ts';
import { MOST_LOCK_MS } from './table-paces.ts';

let arcade: TestArcade;
const { toRound, pass, sit, place, proofOf, watch } = atTables(() => arcade);

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithTables });
  toRound(0);
});
afterEach(() => arcade.stop());

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
