import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { kenoTables } from '../exact/keno-bets.ts';
import { kenoPay, payingHits } from './keno-pays.ts';
import { kenoRules } from './keno-rules.ts';

/** In how many ways some of all can be chosen. */
function ways(all: number, some: number): bigint {
  let count = 1n;
  for (let taken = 1n; taken <= BigInt(some); taken += 1n) count = (count * (BigInt(all) - taken + 1n)) / taken;
  return count;
}

/** The exact return in millionths, rounded down, by counting draws. */
function returnOf(picks: number): number {
  let paid = 0n;
  for (let hits = 0; hits <= picks; hits += 1)
    paid += BigInt(kenoPay(picks, hits)) * ways(picks, hits) * ways(80 - picks, 20 - hits);
  return Number((paid * 100_000n) / ways(80, 20));
}

describe('the return', () => {
  const stated = [9500, 9509, 9504, 9460, 9467, 9469, 9494, 9496, 9458, 9473];

  it.each(stated.map((basisPoints, index) => [index + 1, basisPoints]))(
    'of %i picks is %i basis points',
    (picks, basisPoints) => {
      expect(Math.floor(returnOf(picks) / 100)).toBe(basisPoints);
      const walked = kenoTables[picks - 1]?.bets[0]?.exactShare ?? 0;
      expect(walked * 1e6).toBeCloseTo(returnOf(picks), -1);
    },
  );

  it('that is stated is the best of them', () => {
    expect(kenoRules.returnBasisPoints).toBe(Math.max(...stated));
  });
});

it('draws 20 different numbers, each equally often, and pays for those that were picked', () => {
  const counts = new Map<number, number>();
  for (let round = 0; round < 800; round += 1) {
    const numbers = Array.from({ length: 1 + (round % 10) }, (_, index) => 1 + ((round * 7 + index * 11) % 80));
    expect(kenoRules.choiceProblem([], { numbers })).toBeNull();
    const { view, isOver, winMinor } = kenoRules.play(seededDraws(round), [{ numbers }], 10 * (round + 1));
    expect(new Set(view.drawn).size).toBe(20);
    for (const number of view.drawn) counts.set(number, (counts.get(number) ?? 0) + 1);
    const hits = new Set([...numbers, ...view.drawn]).size;
    expect(view.hits.length).toBe(numbers.length + 20 - hits);
    expect(winMinor).toBe((round + 1) * kenoPay(numbers.length, view.hits.length));
    expect(isOver).toBe(true);
  }
  expect(counts.size).toBe(80);
  // 200 are expected of each, and the standard deviation is 12.
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(58);
});

it('never pays less for one more hit, but for none at all', () => {
  for (let picks = 1; picks <= 10; picks += 1) {
    const pays = payingHits(picks)
      .filter((hits) => hits > 0)
      .map((hits) => kenoPay(picks, hits));
    expect(pays).toEqual([...pays].sort((one, other) => one - other));
  }
});

it('names what is wrong with a choice', () => {
  const wrong = 'numbers must be 1 to 10 different whole numbers from 1 to 80';
  for (const numbers of [[], [0], [81], [1.5], ['1'], [3, 3], Array.from({ length: 11 }, (_, index) => index + 1), 7])
    expect(kenoRules.choiceProblem([], { numbers })).toBe(wrong);
  expect(kenoRules.choiceProblem([], { numbers: [1], bet: 2 })).toBe('must have numbers and nothing else');
  expect(kenoRules.choiceProblem([{ numbers: [1] }], {})).toBe('must not follow the numbers');
  expect(kenoRules.choiceProblem([], kenoRules.choiceOfAbsent([]))).toBeNull();
  expect(() => kenoRules.play(() => 0, [], 100)).toThrow(RangeError);
});
