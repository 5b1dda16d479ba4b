import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { sicBoTable } from '../exact/sic-bo-bets.ts';
import { sicBoPlaces } from './sic-bo-places.ts';
import { sicBoRules } from './sic-bo-rules.ts';

const SUM_ODDS = [62, 31, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 31, 62] as const;

/** What a stake of 1 on a place comes to, from the sorted dice as a text such as `245`; 0 where it loses. */
function amountOf(place: string, dice: readonly number[]): number {
  const sorted = [...dice].sort((left, right) => left - right).join('');
  const sum = dice.reduce((total, die) => total + die, 0);
  const isEqual = /^(.)\1\1$/.test(sorted);
  const [, name = '', digits = ''] = /^([a-zA-Z]+)(\d*)$/.exec(place) ?? [];
  switch (name) {
    case 'small':
      return !isEqual && sum < 11 ? 2 : 0;
    case 'big':
      return !isEqual && sum > 10 ? 2 : 0;
    case 'odd':
    case 'even':
      return !isEqual && (sum % 2 === 0) === (name === 'even') ? 2 : 0;
    case 'anyTriple':
      return isEqual ? 32 : 0;
    case 'sum':
      return sum === Number(digits) ? 1 + (SUM_ODDS[sum - 4] ?? 0) : 0;
    case 'double':
      return sorted.includes(digits.repeat(2)) ? 12 : 0;
    case 'triple':
      return sorted === digits.repeat(3) ? 181 : 0;
    case 'pair':
      return [...digits].every((digit) => sorted.includes(digit)) ? 7 : 0;
    default:
      return [0, 2, 3, 13][sorted.split(digits).length - 1] ?? 0;
  }
}

const throws = [1, 2, 3, 4, 5, 6].flatMap((first, _, faces) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third] as const)),
);

describe('the return', () => {
  const stakes = Object.fromEntries(sicBoPlaces.map((place) => [place, 1]));
  const paid = new Map<string, number>();
  for (const dice of throws) {
    const drawn = dice.map((die) => die - 1);
    const { view } = sicBoRules.play(() => drawn.shift() ?? 0, [{ bets: stakes }], 52);
    for (const { place, amountMinor } of view.wins) paid.set(place, (paid.get(place) ?? 0) + amountMinor);
  }

  it('of each place is exactly what an independent calculator pays over all 216 throws', () => {
    expect(sicBoPlaces).toHaveLength(52);
    expect(new Set(sicBoPlaces).size).toBe(52);
    for (const place of sicBoPlaces) {
      expect(paid.get(place), place).toBe(throws.reduce((sum, dice) => sum + amountOf(place, dice), 0));
      expect(shareOfPlace(sicBoTable, place), place).toBeCloseTo((paid.get(place) ?? 0) / 216, 12);
    }
  });

  it('is as stated, in 216ths', () => {
    const of = (...places: string[]) => [...new Set(places.map((place) => paid.get(place)))];
    expect(of('small', 'big', 'odd', 'even')).toEqual([210]);
    expect(of(...sicBoPlaces.filter((place) => place.startsWith('pair')))).toEqual([210]);
    expect(of(...[1, 2, 3, 4, 5, 6].map((face) => `single${face}`))).toEqual([208]);
    expect(of(...[1, 2, 3, 4, 5, 6].map((face) => `double${face}`), 'anyTriple')).toEqual([192]);
    expect(of(...[1, 2, 3, 4, 5, 6].map((face) => `triple${face}`))).toEqual([181]);
    const sums = [189, 192, 190, 195, 189, 200, 189];
    expect([4, 5, 6, 7, 8, 9, 10].map((sum) => paid.get(`sum${sum}`))).toEqual(sums);
    expect([17, 16, 15, 14, 13, 12, 11].map((sum) => paid.get(`sum${sum}`))).toEqual(sums);
    expect(sicBoRules.returnBasisPoints).toBe(Math.floor((210 / 216) * 10_000));
  });
});

it('settles like an independent calculator', () => {
  for (let round = 0; round < 500; round += 1) {
    const bets = Object.fromEntries(
      sicBoPlaces.filter((_, index) => (index * 7 + round) % 5 < 2).map((place, index) => [place, index + round + 1]),
    );
    expect(sicBoRules.choiceProblem([], { bets })).toBeNull();
    const { view, isOver, winMinor } = sicBoRules.play(seededDraws(round), [{ bets }], 1);
    const wins = Object.entries(bets)
      .map(([place, stake]) => ({ place, amountMinor: stake * amountOf(place, view.dice) }))
      .filter(({ amountMinor }) => amountMinor > 0);
    const sum = view.dice[0] + view.dice[1] + view.dice[2];
    expect(view).toEqual({
      dice: view.dice,
      sum,
      isTriple: new Set(view.dice).size === 1,
      winningPlaces: sicBoPlaces.filter((place) => amountOf(place, view.dice) > 0),
      bets,
      wins,
    });
    expect(winMinor).toBe(wins.reduce((total, { amountMinor }) => total + amountMinor, 0));
    expect(isOver).toBe(true);
  }
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(sicBoRules.betOf?.({ bets: { small: 5, pair25: 1, sum17: 3 } })).toBe(9);
    expect(sicBoRules.choiceProblem([], sicBoRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => sicBoRules.choiceProblem([], choice);
    expect(sicBoRules.choiceProblem([{ bets: { big: 1 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { big: 1 }, dice: [1, 1, 1] })).toBe('must have bets and nothing else');
    expect(problem({ bets: null })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    for (const place of ['sum3', 'sum18', 'pair52', 'pair11', 'double0', 'single7'])
      expect(problem({ bets: { [place]: 1 } })).toBe(`must not bet on the unknown place ${place}`);
    for (const amount of [0, -1, 1.5, '1'])
      expect(problem({ bets: { big: amount } })).toBe('must bet a positive whole multiple of 1 on big');
    expect(() => sicBoRules.play(() => 0, [{}], 1)).toThrow(RangeError);
  });
});
