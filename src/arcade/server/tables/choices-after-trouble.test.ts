import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameSession } from '#arcade/game-api.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atTables, gamesWithTables, holdemTable } from '#arcade/testing/test-tables.ts';

/** Hold'em: every round has a choice, and a call raises the bet. */
let arcade: TestArcade;
const { toRound, pass, sit, place, choose, watch } = atTables(() => arcade, holdemTable);
const CALL = { act: 'call' };
const FOLD = { act: 'fold' };

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithTables });
});
afterEach(() => arcade.stop());

/** Another process on the same store, at the same time. */
async function startAgain(): Promise<void> {
  const { store, operator, now } = arcade;
  await arcade.stop();
  arcade = await testArcade({ games: gamesWithTables, store, operator });
  arcade.now.ms = now.ms;
}

/** A round whose players choose now. */
async function dealt(): Promise<{ readonly session: GameSession; readonly number: number }> {
  const session = await sit();
  const number = toRound(0);
  await place(session, number, 1, { ante: 500 });
  await pass(holdemTable.openMs);
  await pass(1_600);
  expect(arcade.operator.standing()).toEqual({ bet: 500, win: 0 });
  return { session, number };
}

const lastRound = () => arcade.store.statements.get('select * from round order by number desc limit 1');

/** Nobody comes back to the table: its rounds are decided a while later. */
async function leftAlone(): Promise<void> {
  arcade.now.ms += 60_000;
  await arcade.arcade.settleWaiting();
  await arcade.arcade.hall.drawLeft();
  arcade.now.ms += 120_000;
  expect(await arcade.arcade.settleWaiting()).toBe(0);
}

it('a round goes on where it was, and its player may still choose', async () => {
  const { session, number } = await dealt();
  await startAgain();
  const { events } = watch(session);
  await pass(0);
  await pass(100);
  expect(events.mine.at(-1)).toMatchObject({ state: 'taken', mayChoose: true, step: 1 });
  expect((await choose(session, number, 1, CALL)).body).toMatchObject({ stakeMinor: 1_500, mayChoose: false });
  await pass(12_000);
  expect(events.mine.at(-1)).toMatchObject({ state: 'settled', stakeMinor: 1_500 });
  expect(arcade.operator.standing()).toEqual({ bet: 1_500, win: Number(lastRound()?.win) });
});

it('a choice that was made stays made, and its raise is taken once', async () => {
  const { session, number } = await dealt();
  await choose(session, number, 1, CALL);
  await startAgain();
  const { events } = watch(session);
  await pass(0);
  await pass(100);
  expect((await choose(session, number, 1, CALL)).body).toMatchObject({ stakeMinor: 1_500, step: 2 });
  expect((await choose(session, number, 1, FOLD)).body).toHaveProperty('code');
  await pass(12_000);
  expect(events.mine.at(-1)).toMatchObject({ state: 'settled', stakeMinor: 1_500 });
  expect(arcade.operator.standing()).toEqual({ bet: 1_500, win: Number(lastRound()?.win) });
});

it('a round whose table nobody opens again is played by default, once', async () => {
  await dealt();
  await startAgain();
  await arcade.arcade.hall.drawLeft();
  // Others may still choose at this moment, so it waits.
  expect(lastRound()).toMatchObject({ state: 'staked' });
  await leftAlone();
  expect(lastRound()).toMatchObject({ state: 'settled', bet: 500, win: 0 });
  expect(JSON.parse(String(lastRound()?.choices))).toEqual([{ bets: { ante: 500 } }, { reveal: true }]);
  expect(arcade.operator.standing()).toEqual({ bet: 500, win: 0 });
});

it.each([
  ['taken', (call: { body?: string | undefined }, reply: unknown) => (call.body?.includes('-b2') ? null : reply)],
  ['not taken', null],
] as const)('a raise on its way that the wallet has %s is rolled back, and the bet stays', async (_what, after) => {
  const { session, number } = await dealt();
  if (after === null) arcade.operator.before = ({ body }) => (body?.includes('-b2') ? { kind: 'unknown' } : undefined);
  else arcade.operator.after = (call, reply) => (after(call, reply) === null ? { kind: 'unknown' } : reply);
  expect((await choose(session, number, 1, CALL)).body.code).toBe('round_pending');
  expect(lastRound()).toMatchObject({ state: 'open', bet: 500 });
  arcade.operator.before = () => undefined;
  arcade.operator.after = (_call, reply) => reply;
  await startAgain();
  await leftAlone();
  expect(lastRound()).toMatchObject({ state: 'settled', bet: 500, pending_raise: null });
  expect(arcade.operator.standing()).toEqual({ bet: 500, win: Number(lastRound()?.win) });
  const span = [new Date(0), new Date(arcade.now.ms + 1)] as const;
  expect((await arcade.arcade.reconcile('aurora.PG', ...span)).differences).toEqual([]);
});

it('a bet on its way when the cards were dealt is rolled back', async () => {
  const session = await sit();
  await place(session, toRound(0), 1, { ante: 500 });
  arcade.operator.after = () => ({ kind: 'unknown' });
  await pass(holdemTable.openMs);
  await startAgain();
  arcade.operator.after = (_call, reply) => reply;
  await leftAlone();
  expect(lastRound()).toMatchObject({ state: 'rolledBack' });
  expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
});
