import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { andarBaharTable } from '../exact/andar-bahar-bets.ts';
import { andarBaharPlaces, andarBaharRules } from './andar-bahar-rules.ts';

/** The chance that the side to be dealt next gets the first of the matching cards. */
function chanceOfNext(cards: number, matching: number): number {
  if (matching === cards) return 1;
  const hit = matching / cards;
  return hit + (1 - hit) * (1 - chanceOfNext(cards - 1, matching));
}

describe('the return', () => {
  it('is exact for each place, by recursion', () => {
    const andar = chanceOfNext(51, 3);
    expect(andar).toBeCloseTo(429 / 833, 12);
    expect(andar * 1.9).toBeCloseTo(8151 / 8330, 12);
    expect(shareOfPlace(andarBaharTable, 'andar')).toBeCloseTo(8151 / 8330, 12);
    expect((1 - andar) * 2).toBeCloseTo(808 / 833, 12);
    expect(shareOfPlace(andarBaharTable, 'bahar')).toBeCloseTo(808 / 833, 12);
    expect(andarBaharRules.returnBasisPoints).toBe(Math.floor((8151 / 8330) * 10_000));
  });

  it('comes from each place of the first match as often as it should', () => {
    // The joker is the deuce of clubs: of the 51 cards left, the first three match. Others are drawn from the end.
    for (let others = 0; others <= 48; others += 1) {
      let dealt = -1;
      const draw = (bound: number) => {
        dealt += 1;
        return dealt === 0 || dealt === others + 1 ? 0 : bound - 1;
      };
      const { view } = andarBaharRules.play(draw, [{ bets: { andar: 10 } }], 10);
      expect(view.cards).toHaveLength(others + 1);
      expect(view.outcome).toBe(others % 2 === 0 ? 'andar' : 'bahar');
    }
  });
});

it('settles like an independent calculator', () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const stake = 10 * (round + 1);
    const bets = Object.fromEntries(
      andarBaharPlaces.filter((_, index) => ((round % 3) + 1) & (1 << index)).map((place) => [place, stake]),
    );
    const { view, isOver, winMinor } = andarBaharRules.play(seededDraws(round), [{ bets }], stake);
    const ranks = view.cards.map((card) => Math.floor(card / 4));
    const jokerRank = Math.floor(view.joker / 4);
    expect(ranks.indexOf(jokerRank)).toBe(ranks.length - 1);
    expect(new Set([view.joker, ...view.cards]).size).toBe(ranks.length + 1);
    const isAndar = ranks.length % 2 === 1;
    const amounts: Record<string, number> = {
      andar: isAndar ? stake + (stake / 10) * 9 : 0,
      bahar: isAndar ? 0 : stake * 2,
    };
    const wins = Object.keys(bets).filter((place) => (amounts[place] ?? 0) > 0);
    expect(view).toMatchObject({ outcome: isAndar ? 'andar' : 'bahar', bets });
    expect(view.wins).toEqual(wins.map((place) => ({ place, amountMinor: amounts[place] })));
    expect(winMinor).toBe(wins.reduce((sum, place) => sum + (amounts[place] ?? 0), 0));
    expect(isOver).toBe(true);
    outcomes.add(view.outcome);
  }
  expect(outcomes.size).toBe(2);
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(andarBaharRules.betOf?.({ bets: { andar: 40, bahar: 10 } })).toBe(50);
    expect(andarBaharRules.choiceProblem([], andarBaharRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => andarBaharRules.choiceProblem([], choice);
    expect(andarBaharRules.choiceProblem([{ bets: { andar: 10 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { andar: 10 }, side: 1 })).toBe('must have bets and nothing else');
    expect(problem({ bets: [10] })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    expect(problem({ bets: { tie: 10 } })).toBe('must not bet on the unknown place tie');
    for (const amount of [0, -10, 15, '10'])
      expect(problem({ bets: { bahar: amount } })).toBe('must bet a positive whole multiple of 10 on bahar');
    expect(() => andarBaharRules.play(() => 0, [{ bets: {} }], 0)).toThrow(RangeError);
  });
});
