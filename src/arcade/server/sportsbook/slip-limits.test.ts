import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atSportsbook, gamesWithSports } from '#arcade/testing/test-sportsbook.ts';
import { MOST_LOSS_OF_PICK } from './exposure.ts';

let arcade: TestArcade;
const book = atSportsbook(() => arcade);

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithSports, at: Date.UTC(2026, 0, 1, 12, 0, 30) });
});
afterEach(() => arcade.stop());

describe('the sportsbook', () => {
  it('takes no more on a pick than the house may lose by it, until its slips are settled', async () => {
    const players = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'];
    arcade.operator.balance = 100_000_000;
    const legs = await book.legs(await book.sit(), 3);
    let atRisk = 0;
    let each = 0;
    for (let index = 0; ; index += 1) {
      const session = await book.sit(players[index % players.length]);
      const { body } = await book.place(session, { legs, betMinor: 10_000 });
      if (body.outcome !== 'accepted') {
        expect(body.outcome).toBe('limited');
        break;
      }
      each = (body.slip.mostMinor - body.slip.betMinor) / 100;
      atRisk += each;
    }
    expect(atRisk).toBeLessThanOrEqual(MOST_LOSS_OF_PICK);
    expect(atRisk + each).toBeGreaterThan(MOST_LOSS_OF_PICK);
    await book.passMatches(legs);
    const session = await book.sit();
    expect((await book.place(session, { legs: await book.legs(session, 3), betMinor: 10_000 })).body.outcome).toBe(
      'accepted',
    );
  });

  it('takes so many open slips of a player, and further ones when they are settled', async () => {
    const session = await book.sit();
    const legs = await book.legs(session, 1);
    const outcome = async (placed: typeof legs) =>
      (await book.place(session, { legs: placed, betMinor: 100 })).body.outcome;
    for (let count = 0; count < 100; count += 1) expect(await outcome(legs)).toBe('accepted');
    expect(await outcome(legs)).toBe('full');
    await book.passMatches(legs);
    expect(await outcome(await book.legs(session, 1))).toBe('accepted');
  });
});
