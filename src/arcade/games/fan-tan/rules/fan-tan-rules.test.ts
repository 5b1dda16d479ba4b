import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { fanTanTable } from '../exact/fan-tan-bets.ts';
import { fanTanPlaces } from './fan-tan-places.ts';
import { fanTanRules, restOfBeans } from './fan-tan-rules.ts';

const DRAWS = 40;

/** The rest, by taking four beans away again and again. */
function countedOff(beans: number): number {
  let left = beans;
  while (left > 4) left -= 4;
  return left;
}

/** The payout of a hundred units on a place, from the place's name and the rest. */
function hundredOn(place: string, rest: number): number {
  if (place === 'odd' || place === 'even') return (rest % 2 === 0) === (place === 'even') ? 192 : 0;
  const [, kind = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(place) ?? [];
  const at = digits.indexOf(String(rest));
  if (kind === 'fan') return at === 0 ? 385 : 0;
  if (kind === 'kwok') return at >= 0 ? 192 : 0;
  return [0, 285, 100][at + 1] ?? 0;
}

describe('the rest', () => {
  it('is 1, 2, 3 and 4 for ten of the forty numbers of beans each', () => {
    const bets = { odd: 100 };
    const counts = new Map<number, number>();
    for (let drawn = 0; drawn < DRAWS; drawn += 1) {
      const bounds: number[] = [];
      const draw = (bound: number) => {
        bounds.push(bound);
        return drawn;
      };
      const { view } = fanTanRules.play(draw, [{ bets }], 100);
      expect(bounds).toEqual([DRAWS]);
      expect(view.beans).toBe(40 + drawn);
      expect(view.rest).toBe(countedOff(view.beans));
      counts.set(view.rest, (counts.get(view.rest) ?? 0) + 1);
    }
    expect([1, 2, 3, 4].map((rest) => counts.get(rest))).toEqual([10, 10, 10, 10]);
  });

  it('is never none', () => {
    for (let beans = 1; beans < 200; beans += 1) expect(restOfBeans(beans)).toBe(countedOff(beans));
  });
});

describe('the return', () => {
  it('of each place over all numbers of beans is exact', () => {
    const bets = Object.fromEntries(fanTanPlaces.map((place) => [place, 100]));
    const paid = new Map<string, number>();
    for (let drawn = 0; drawn < DRAWS; drawn += 1) {
      const { view } = fanTanRules.play(() => drawn, [{ bets }], 2_200);
      for (const { place, amountMinor } of view.wins) paid.set(place, (paid.get(place) ?? 0) + amountMinor);
    }
    expect(new Set(fanTanPlaces).size).toBe(22);
    for (const place of fanTanPlaces) {
      expect(paid.get(place), place).toBe(/^(?:fan|nim)/.test(place) ? 3_850 : 3_840);
      expect(shareOfPlace(fanTanTable, place)).toBeCloseTo((paid.get(place) ?? 0) / 4_000, 12);
      expect(paid.get(place)).toBe([1, 2, 3, 4].reduce((sum, rest) => sum + 10 * hundredOn(place, rest), 0));
    }
    expect(fanTanRules.returnBasisPoints).toBe((3_850 * 100) / DRAWS);
  });
});

it('settles like an independent calculator', () => {
  const seen = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const bets = Object.fromEntries(
      fanTanPlaces
        .filter((_, index) => (index * 7 + round) % 5 < 2)
        .map((place, at) => [place, 100 * (at + round + 1)]),
    );
    expect(fanTanRules.choiceProblem([], { bets })).toBeNull();
    const { view, isOver, winMinor } = fanTanRules.play(seededDraws(round), [{ bets }], 100);
    const wins = Object.entries(bets)
      .map(([place, stake]) => ({ place, amountMinor: (stake / 100) * hundredOn(place, countedOff(view.beans)) }))
      .filter(({ amountMinor }) => amountMinor > 0);
    expect(view.wins).toEqual(wins);
    expect(view.winningPlaces).toEqual(fanTanPlaces.filter((place) => hundredOn(place, view.rest) > 100));
    expect(view.bets).toEqual(bets);
    expect(winMinor).toBe(wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    expect(Number.isSafeInteger(winMinor) && isOver).toBe(true);
    seen.add(view.rest);
  }
  expect(seen.size).toBe(4);
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(fanTanRules.betOf?.({ bets: { fan1: 400, nim12: 100 } })).toBe(500);
    expect(fanTanRules.choiceProblem([], fanTanRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => fanTanRules.choiceProblem([], choice);
    expect(fanTanRules.choiceProblem([{ bets: { odd: 100 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { odd: 100 }, rest: 1 })).toBe('must have bets and nothing else');
    expect(problem({ bets: [100] })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    for (const place of ['fan0', 'fan5', 'kwok13', 'kwok14', 'nim11'])
      expect(problem({ bets: { [place]: 100 } })).toBe(`must not bet on the unknown place ${place}`);
    for (const amount of [0, -100, 150, 2.5, '100', null])
      expect(problem({ bets: { fan4: amount } })).toBe('must bet a positive whole multiple of 100 on fan4');
    expect(() => fanTanRules.play(() => 0, [{}], 100)).toThrow(RangeError);
  });
});
