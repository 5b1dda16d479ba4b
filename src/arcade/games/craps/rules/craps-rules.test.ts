import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { crapsTable } from '../exact/craps-bets.ts';
import { type CrapsPlace, crapsPlaces } from './craps-places.ts';
import { crapsRules } from './craps-rules.ts';

type Dice = readonly [number, number];

const rolls = [1, 2, 3, 4, 5, 6].flatMap((first, _, faces) => faces.map((second): Dice => [first, second]));
const allOnes = Object.fromEntries(crapsPlaces.map((place) => [place, 1]));

function playWith(dice: readonly Dice[], bets: Readonly<Record<string, number>> = allOnes) {
  const drawn = dice.flat().map((number) => number - 1);
  const round = crapsRules.play(
    () => {
      const next = drawn.shift();
      if (next === undefined) throw new Error('one roll too many');
      return next;
    },
    [{ bets }],
    8,
  );
  expect(drawn).toEqual([]);
  return round;
}

/** The payout of a stake of 1 from the sums of all rolls; 0 for a loss. Written from a casino's rules. */
function amountOf(place: CrapsPlace, sums: readonly number[]): number {
  const first = sums[0] ?? 0;
  const last = sums.at(-1) ?? 0;
  const isNatural = sums.length === 1 && (last === 7 || last === 11);
  const isPointMade = sums.length > 1 && last === first;
  switch (place) {
    case 'pass':
      return isNatural || isPointMade ? 2 : 0;
    case 'dontPass':
      return isNatural || isPointMade ? 0 : sums.length === 1 && last === 12 ? 1 : 2;
    case 'field':
      return first === 2 ? 3 : first === 12 ? 4 : first < 5 || first > 8 ? 2 : 0;
    case 'anySeven':
      return first === 7 ? 5 : 0;
    case 'anyCraps':
      return first < 4 || first === 12 ? 8 : 0;
    case 'two':
      return first === 2 ? 31 : 0;
    case 'eleven':
      return first === 11 ? 16 : 0;
    case 'twelve':
      return first === 12 ? 31 : 0;
  }
}

describe('the return', () => {
  /** In parts of 1,980, the least common number of all chances of a point. */
  const paid = new Map<string, number>();
  const add = (parts: number, dice: readonly Dice[]) => {
    for (const { place, amountMinor } of playWith(dice).view.wins)
      paid.set(place, (paid.get(place) ?? 0) + amountMinor * parts);
  };
  const waysTo = (sum: number) => rolls.filter(([first, second]) => first + second === sum).length;
  for (const comeOut of rolls) {
    const sum = comeOut[0] + comeOut[1];
    if ([2, 3, 7, 11, 12].includes(sum)) add(55, [comeOut]);
    else {
      // Rolls that decide nothing change no chance: the point comes before a seven in the proportion of their ways.
      const made = (55 * waysTo(sum)) / (waysTo(sum) + 6);
      add(made, [comeOut, comeOut]);
      add(55 - made, [comeOut, [3, 4]]);
    }
  }

  it('is exact for each place, in 1980ths', () => {
    const parts = Object.fromEntries([...paid].map(([place, amount]) => [place, Number(amount.toFixed(9))]));
    expect(parts).toEqual({
      pass: (1980 * 488) / 495,
      dontPass: 1953,
      field: 35 * 55,
      anySeven: 30 * 55,
      anyCraps: 32 * 55,
      two: 31 * 55,
      eleven: 32 * 55,
      twelve: 31 * 55,
    });
    expect(crapsRules.returnBasisPoints).toBe(Math.floor((1953 / 1980) * 10_000));
    for (const [place, amount] of paid) expect(shareOfPlace(crapsTable, place)).toBeCloseTo(amount / 1980, 12);
  });

  it('of the pass line agrees with a chain of rolls from state to state', () => {
    // Shares of all rounds: not begun, at each point, and won; 400 rolls leave less than a part in 10^30 undecided.
    const atPoint = new Map<number, number>();
    let won = 0;
    for (const [first, second] of rolls) {
      const sum = first + second;
      if (sum === 7 || sum === 11) won += 1 / 36;
      else if (![2, 3, 12].includes(sum)) atPoint.set(sum, (atPoint.get(sum) ?? 0) + 1 / 36);
    }
    for (let roll = 0; roll < 400; roll += 1)
      for (const [point, share] of atPoint) {
        won += (share * waysTo(point)) / 36;
        atPoint.set(point, share * (1 - (waysTo(point) + 6) / 36));
      }
    expect(2 * won).toBeCloseTo(488 / 495, 12);
    expect(2 * (1 - won - 1 / 36) + 1 / 36).toBeCloseTo(1953 / 1980, 12);
  });
});

it('settles like an independent calculator', () => {
  const outcomes = new Set<string>();
  let longest = 0;
  for (let round = 0; round < 500; round += 1) {
    const bets = Object.fromEntries(
      crapsPlaces.filter((_, index) => ((round % 255) + 1) & (1 << index)).map((place, at) => [place, at + round + 1]),
    );
    expect(crapsRules.choiceProblem([], { bets })).toBeNull();
    const { view, isOver, winMinor } = crapsRules.play(seededDraws(round), [{ bets }], 1);
    const sums = view.rolls.map(([first, second]) => first + second);
    const [comeOut = 0, ...further] = sums;
    const isPoint = ![2, 3, 7, 11, 12].includes(comeOut);
    expect(view.point).toBe(isPoint ? comeOut : null);
    expect(further.slice(0, -1).some((sum) => sum === 7 || sum === comeOut)).toBe(false);
    expect(further.length > 0).toBe(isPoint);
    const wins = crapsPlaces
      .map((place) => ({ place, amountMinor: (bets[place] ?? 0) * amountOf(place, sums) }))
      .filter(({ amountMinor }) => amountMinor > 0);
    expect(view.wins).toEqual(wins);
    expect(winMinor).toBe(wins.reduce((total, { amountMinor }) => total + amountMinor, 0));
    expect(view.winningPlaces).toEqual(crapsPlaces.filter((place) => amountOf(place, sums) > 1));
    expect(view.bets).toEqual(bets);
    expect(isOver).toBe(true);
    outcomes.add(view.outcome);
    longest = Math.max(longest, sums.length);
  }
  expect(outcomes.size).toBe(3);
  expect(longest).toBeGreaterThan(8);
});

it('goes on for as long as no roll decides the round', () => {
  const { view } = playWith([[2, 2], ...Array.from({ length: 300 }, (): Dice => [5, 6]), [6, 1]]);
  expect(view).toMatchObject({ point: 4, outcome: 'dontPass', winningPlaces: ['dontPass', 'field'] });
  expect(view.rolls).toHaveLength(302);
});

it('returns the stake on don’t pass where the come-out roll is 12', () => {
  const { view, winMinor } = playWith([[6, 6]], { pass: 10, dontPass: 7 });
  expect(view.outcome).toBe('push');
  expect(view.wins).toEqual([{ place: 'dontPass', amountMinor: 7 }]);
  expect(winMinor).toBe(7);
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(crapsRules.betOf?.({ bets: { pass: 5, field: 1, twelve: 3 } })).toBe(9);
    expect(crapsRules.choiceProblem([], crapsRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => crapsRules.choiceProblem([], choice);
    expect(crapsRules.choiceProblem([{ bets: { pass: 1 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { pass: 1 }, rolls: [] })).toBe('must have bets and nothing else');
    expect(problem({ bets: null })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    expect(problem({ bets: { hard4: 1 } })).toBe('must not bet on the unknown place hard4');
    for (const amount of [0, -1, 1.5, '1'])
      expect(problem({ bets: { pass: amount } })).toBe('must bet a positive whole multiple of 1 on pass');
    expect(() => crapsRules.play(() => 0, [{}], 1)).toThrow(RangeError);
  });
});
