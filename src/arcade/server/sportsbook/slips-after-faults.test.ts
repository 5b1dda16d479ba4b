import { afterEach, describe, expect, it } from 'vitest';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atSportsbook, gamesWithSports } from '#arcade/testing/test-sportsbook.ts';
import { scaled } from '#tests/soak-scale.ts';
import { readFaultPlan } from '../wallet/fault-plan.ts';

const SLIPS = scaled(60, 60);
const faults = 'delay=0.1,drop=0.1,duplicate=0.1,reorder=0.1,rollback-first=0.1,bad-signature=0.05';

let arcade: TestArcade;
const book = atSportsbook(() => arcade);
afterEach(() => arcade.stop());

describe.each([
  ['PG', 'sport=football&view=day'],
  ['JDB', 'sport=tennis&view=day'],
])('slips on a way to the wallet of %s on which everything goes wrong', (vendor, query) => {
  it('leave both sides agreeing to the cent, each slip with its results', async () => {
    const at = Date.UTC(2026, 0, 1, 12, 0, 30);
    arcade = await testArcade({ games: gamesWithSports, at, faults: readFaultPlan(`${faults};seed=1`) });
    arcade.operator.balance = 10_000_000;
    const session = await book.sit('mika', vendor);
    const all = await book.legs(session, 30, query);
    let accepted = 0;
    for (let index = 0; index < SLIPS; index += 1) {
      const legs = all.slice(index % 25, (index % 25) + 1 + (index % 3));
      const { status } = await book.place(session, { legs, accepts: 'any' });
      if (status === 200) accepted += 1;
      // What was given up goes back before the next bet.
      await arcade.arcade.settleWaiting();
      arcade.now.ms += 200;
    }
    expect(accepted).toBeGreaterThan(SLIPS / 2);
    await book.passMatches(all);
    for (let look = 0; look < 100 && (await arcade.arcade.settleWaiting()) > 0; look += 1) arcade.now.ms += 60_000;
    expect(await book.slips(session)).toEqual([]);
    const span = [new Date(at - 3_600_000), new Date(arcade.now.ms + 1)] as const;
    const report = await arcade.arcade.reconcile(`aurora.${vendor}`, ...span);
    expect(report).toMatchObject({ unsettled: 0, differences: [] });
    const { bet, win } = arcade.operator.standing();
    expect(win).toBeGreaterThan(0);
    expect(bet).toBeGreaterThanOrEqual(accepted * 1_000);
    expect(arcade.operator.balance).toBe(10_000_000 - bet + win);
  });
});
