import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { bouleTable } from '../exact/boule-bets.ts';
import { bouleHoles, boulePlaces, colourOfNumber } from './boule-places.ts';
import { bouleRules } from './boule-rules.ts';

/** The payout of two units on a place, from the number alone. */
function twoUnitsOn(place: string, number: number): number {
  const [, digit] = /^number(\d)$/.exec(place) ?? [];
  if (digit !== undefined) return Number(digit) === number ? 17 : 0;
  if (number === 5) return 1;
  const isRed = '1368'.includes(String(number));
  const isWon: Record<string, boolean> = {
    red: isRed,
    black: !isRed,
    odd: number % 2 === 1,
    even: number % 2 === 0,
    low: number < 5,
    high: number > 5,
  };
  return isWon[place] === true ? 4 : 0;
}

describe('the bowl', () => {
  it('has each number twice, the five opposite itself, and no two neighbours of one colour', () => {
    expect(bouleHoles).toHaveLength(18);
    for (let number = 1; number <= 9; number += 1) expect(bouleHoles.filter((each) => each === number)).toHaveLength(2);
    for (const [at, number] of bouleHoles.entries()) {
      const next = bouleHoles[(at + 1) % 18] ?? number;
      expect(colourOfNumber(next), `after hole ${at}`).not.toBe(colourOfNumber(number));
      expect(bouleHoles[(at + 9) % 18]).toBe(number);
    }
  });
});

describe('the return', () => {
  it('of each place over all 18 holes is exactly 17 of 18 stakes', () => {
    const bets = Object.fromEntries(boulePlaces.map((place) => [place, 2]));
    const paid = new Map<string, number>();
    for (let hole = 0; hole < 18; hole += 1) {
      const { view } = bouleRules.play(() => hole, [{ bets }], 30);
      for (const { place, amountMinor } of view.wins) paid.set(place, (paid.get(place) ?? 0) + amountMinor);
    }
    expect(boulePlaces).toHaveLength(15);
    for (const place of boulePlaces) {
      expect(paid.get(place), place).toBe(2 * 17);
      expect(shareOfPlace(bouleTable, place)).toBeCloseTo(17 / 18, 12);
      expect(paid.get(place), place).toBe(bouleHoles.reduce((sum, number) => sum + twoUnitsOn(place, number), 0));
    }
    expect(bouleRules.returnBasisPoints).toBe(Math.floor((17 / 18) * 10_000));
  });
});

it('settles like an independent calculator', () => {
  const seen = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const bets = Object.fromEntries(
      boulePlaces.filter((_, index) => (index * 7 + round) % 5 < 2).map((place, at) => [place, 2 * (at + round + 1)]),
    );
    expect(bouleRules.choiceProblem([], { bets })).toBeNull();
    const { view, isOver, winMinor } = bouleRules.play(seededDraws(round), [{ bets }], 2);
    expect(view.number).toBe(bouleHoles[view.hole]);
    const wins = Object.entries(bets)
      .map(([place, stake]) => ({ place, amountMinor: (stake / 2) * twoUnitsOn(place, view.number) }))
      .filter(({ amountMinor }) => amountMinor > 0);
    expect(view.wins).toEqual(wins);
    expect(view.winningPlaces).toEqual(boulePlaces.filter((place) => twoUnitsOn(place, view.number) > 1));
    expect(view.bets).toEqual(bets);
    expect(winMinor).toBe(wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    expect(Number.isSafeInteger(winMinor) && isOver).toBe(true);
    seen.add(view.number);
  }
  expect(seen.size).toBe(9);
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(bouleRules.betOf?.({ bets: { number5: 40, red: 2 } })).toBe(42);
    expect(bouleRules.choiceProblem([], bouleRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => bouleRules.choiceProblem([], choice);
    expect(bouleRules.choiceProblem([{ bets: { red: 2 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { red: 2 }, hole: 1 })).toBe('must have bets and nothing else');
    expect(problem({ bets: [2] })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    for (const place of ['number0', 'number10', 'yellow'])
      expect(problem({ bets: { [place]: 2 } })).toBe(`must not bet on the unknown place ${place}`);
    for (const amount of [0, -2, 3, 2.5, '2', null])
      expect(problem({ bets: { low: amount } })).toBe('must bet a positive whole multiple of 2 on low');
    expect(() => bouleRules.play(() => 0, [{}], 2)).toThrow(RangeError);
    expect(() => bouleRules.play(() => 18, [{ bets: { red: 2 } }], 2)).toThrow(RangeError);
  });
});
