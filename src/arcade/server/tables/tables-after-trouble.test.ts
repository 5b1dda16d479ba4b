import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameSession } from '#arcade/game-api.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atTables, gamesWithTables, OPEN_MS, testTable } from '#arcade/testing/test-tables.ts';
import { arcadeGames } from '../games/arcade-games.ts';
import { openStore } from '../store/open-store.ts';
import { roundAt } from './table-clock.ts';

let arcade: TestArcade;
const { toRound, pass, sit, place, proofOf, watch } = atTables(() => arcade);

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithTables });
  toRound(0);
});
afterEach(() => arcade.stop());

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
      const quick = arcadeGames([{ ...testTable, vassalage: 'PG', gameCode: 'PG-0900' }], speed);
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
    arcade = await testArcade({ games: gamesWithTables });
  });
});

describe('after a process was killed', () => {
  /** Another process on the same store. */
  async function startAgain(): Promise<void> {
    const { store, operator, now } = arcade;
    await arcade.stop();
    arcade = await testArcade({ games: gamesWithTables, store, operator });
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
    arcade.now.ms += 66_000;
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
    const once = await testArcade({ games: gamesWithTables, store });
    await once.stop();
    return store.statements.get('select secret from table_secret');
  };
  expect(await secrets()).toEqual(await secrets());
});
