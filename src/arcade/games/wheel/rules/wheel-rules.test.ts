import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { wheelTable } from '../exact/wheel-bets.ts';
import { wheelPlaces, wheelSegments } from './wheel-places.ts';
import { wheelRules } from './wheel-rules.ts';

/** Segments, pay and boosts of 100 rounds of each place, written down a second time. */
const PLACES = {
  one: { segments: 23, pay: 1, boosts: 15 },
  two: { segments: 15, pay: 2, boosts: 13 },
  five: { segments: 7, pay: 5, boosts: 16 },
  ten: { segments: 4, pay: 10, boosts: 11 },
  twenty: { segments: 2, pay: 20, boosts: 14 },
  forty: { segments: 1, pay: 40, boosts: 16 },
  star: { segments: 2, pay: 20, boosts: 15 },
} as const;

const ROUNDS = 100 * 20 * 54;

/** The sum of payouts of a stake of 1 over all rounds, with boosts ×2, ×3 and ×5 in 12, 5 and 3 of 20. */
function paidByFormula({ segments, pay, boosts }: (typeof PLACES)[keyof typeof PLACES]): number {
  const plain = (100 - boosts) * 20 * (1 + pay);
  const boosted = boosts * (12 * (1 + 2 * pay) + 5 * (1 + 3 * pay) + 3 * (1 + 5 * pay));
  return segments * (plain + boosted);
}

describe('the wheel', () => {
  it('has 54 segments, and no two neighbours of one place', () => {
    expect(wheelSegments).toHaveLength(54);
    for (const [at, place] of wheelSegments.entries()) expect(wheelSegments[(at + 1) % 54]).not.toBe(place);
    for (const place of wheelPlaces)
      expect(wheelSegments.filter((each) => each === place)).toHaveLength(PLACES[place].segments);
  });
});

describe('the return', () => {
  const bets = Object.fromEntries(wheelPlaces.map((place) => [place, 1]));
  const paid = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn = [Math.floor(round / 1080), Math.floor(round / 54) % 20, round % 54];
    const { view } = wheelRules.play(() => drawn.shift() ?? 0, [{ bets }], 7);
    for (const { place, amountMinor } of view.wins) paid.set(place, (paid.get(place) ?? 0) + amountMinor);
  }

  it('of each place over all 108,000 rounds is exactly what a formula says', () => {
    for (const place of wheelPlaces) {
      expect(paid.get(place), place).toBe(paidByFormula(PLACES[place]));
      expect(shareOfPlace(wheelTable, place), place).toBeCloseTo((paid.get(place) ?? 0) / ROUNDS, 12);
    }
  });

  it('is as stated, and between 94 and 97 % on every place', () => {
    expect(Object.fromEntries(paid)).toEqual({
      one: 103_730,
      two: 103_260,
      five: 103_040,
      ten: 102_960,
      twenty: 103_040,
      forty: 103_760,
      star: 104_400,
    });
    for (const total of paid.values()) {
      expect(total / ROUNDS).toBeGreaterThan(0.94);
      expect(total / ROUNDS).toBeLessThan(0.97);
    }
    expect(wheelRules.returnBasisPoints).toBe(Math.floor((Math.max(...paid.values()) / ROUNDS) * 10_000));
  });
});

it('draws the place of the boost, then its multiple, then the segment', () => {
  const bounds: number[] = [];
  const zeros = (bound: number) => {
    bounds.push(bound);
    return 0;
  };
  const { view } = wheelRules.play(zeros, [{ bets: { forty: 3 } }], 3);
  expect(bounds).toEqual([100, 20, 54]);
  expect(view).toEqual({
    boost: { place: 'one', times: 2 },
    segment: 0,
    place: 'forty',
    isBoosted: false,
    bets: { forty: 3 },
    wins: [{ place: 'forty', amountMinor: 123 }],
  });
});

it('settles like an independent calculator', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const bets = Object.fromEntries(
      wheelPlaces.filter((_, index) => ((round % 127) + 1) & (1 << index)).map((place, at) => [place, at + round + 1]),
    );
    expect(wheelRules.choiceProblem([], { bets })).toBeNull();
    const { view, isOver, winMinor } = wheelRules.play(seededDraws(round), [{ bets }], 1);
    const landed = wheelSegments[view.segment] ?? 'none';
    expect(view.place).toBe(landed);
    expect(view.isBoosted).toBe(landed === view.boost.place);
    expect([2, 3, 5]).toContain(view.boost.times);
    const stake = bets[landed] ?? 0;
    const amount = stake + stake * PLACES[view.place].pay * (view.isBoosted ? view.boost.times : 1);
    expect(view.wins).toEqual(stake > 0 ? [{ place: landed, amountMinor: amount }] : []);
    expect(winMinor).toBe(amount);
    expect(isOver).toBe(true);
    expect(view.bets).toEqual(bets);
    seen.add(landed);
  }
  expect(seen.size).toBe(7);
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(wheelRules.betOf?.({ bets: { one: 5, star: 3 } })).toBe(8);
    expect(wheelRules.choiceProblem([], wheelRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => wheelRules.choiceProblem([], choice);
    expect(wheelRules.choiceProblem([{ bets: { one: 1 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { one: 1 }, segment: 0 })).toBe('must have bets and nothing else');
    expect(problem({ bets: [1] })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    expect(problem({ bets: { three: 1 } })).toBe('must not bet on the unknown place three');
    for (const amount of [0, -1, 1.5, '1', null])
      expect(problem({ bets: { ten: amount } })).toBe('must bet a positive whole multiple of 1 on ten');
    expect(() => wheelRules.play(() => 0, [{}], 1)).toThrow(RangeError);
  });
});
