import type { DrawnNumbers } from '../draws/draw-numbers.ts';
import type { PrizeForm } from '../games/lottery-game.ts';
import { type BetType, combinationBets, combinations, numberBets, odds, oddsFor } from './bet-type.ts';
import { evenChance, sideBets } from './sides.ts';

const COMBINATIONS = [2, 3, 4];
const MISSES = [4, 8];
/** An ending comes four times in one of 7,000 draws of the longest table. */
const SEVERAL_HITS = 3;
/** The return of combinations and misses, whose chances are products of many numbers. */
const COMBINED_RETURN = 0.94;

const numbersOf = ({ prizes }: DrawnNumbers): readonly string[] => prizes?.flatMap(({ numbers }) => numbers) ?? [];
const specialOf = (draw: DrawnNumbers): string => draw.prizes?.[0]?.numbers[0] ?? '';
const countOf = (numbers: readonly string[], ending: string): number =>
  numbers.filter((number) => number.length >= ending.length && number.endsWith(ending)).length;

/** The bets on a table of prizes: its special number, all of its endings, and combinations of those. */
export function tableBets(form: readonly PrizeForm[]): BetType[] {
  const endings = form.reduce((sum, { count }) => sum + count, 0);
  const longer = form.reduce((sum, { count, digits }) => sum + (digits >= 3 ? count : 0), 0);
  const lowest = form.at(-1)?.count ?? 1;
  const two = { from: 0, to: 99, digits: 2 };
  const three = { from: 0, to: 999, digits: 3 };
  const one = { from: 0, to: 9, digits: 1 };
  const several = { countedHits: SEVERAL_HITS };
  const isDrawn = (draw: DrawnNumbers, pick: string): boolean => countOf(numbersOf(draw), pick) > 0;
  return [
    numberBets({ code: 'special2', group: 'special', ...two, price: odds(99, 1 / 100) }, (draw, pick) =>
      countOf([specialOf(draw)], pick),
    ),
    numberBets({ code: 'first2', group: 'special', ...two, price: odds(98, 1 / 100) }, (draw, pick) =>
      countOf(draw.prizes?.[1]?.numbers.slice(0, 1) ?? [], pick),
    ),
    numberBets(
      { code: 'head2', group: 'special', ...two, ...several, units: lowest, price: odds(98, lowest / 100) },
      (draw, pick) => countOf(draw.prizes?.at(-1)?.numbers ?? [], pick),
    ),
    numberBets(
      { code: 'lo2', group: 'lo', ...two, ...several, units: endings, price: odds(99, endings / 100) },
      (draw, pick) => countOf(numbersOf(draw), pick),
    ),
    numberBets(
      { code: 'lo3', group: 'lo', ...three, ...several, units: longer, price: odds(960, longer / 1_000) },
      (draw, pick) => countOf(numbersOf(draw), pick),
    ),
    ...COMBINATIONS.map((size) =>
      combinationBets(
        {
          ...{ code: `pair${size}`, group: 'combinations', size, ...two },
          price: oddsFor(chanceOfAll(size, endings), COMBINED_RETURN),
        },
        isDrawn,
      ),
    ),
    numberBets({ code: 'special3', group: 'threes', ...three, price: odds(980, 1 / 1_000) }, (draw, pick) =>
      countOf([specialOf(draw)], pick),
    ),
    numberBets({ code: 'headDigit', group: 'digits', ...one, price: odds(9.8, 1 / 10) }, (draw, pick) =>
      Number(specialOf(draw).at(-2) === pick),
    ),
    numberBets({ code: 'tailDigit', group: 'digits', ...one, price: odds(9.8, 1 / 10) }, (draw, pick) =>
      Number(specialOf(draw).at(-1) === pick),
    ),
    ...MISSES.map((size) =>
      combinationBets(
        {
          ...{ code: `miss${size}`, group: 'misses', size, ...two },
          price: oddsFor((1 - size / 100) ** endings, COMBINED_RETURN),
        },
        (draw, pick) => !isDrawn(draw, pick),
      ),
    ),
    sideBets({ code: 'specialSides', group: 'sides', price: evenChance(1.96) }, (draw) => endingSides(specialOf(draw))),
  ];
}

/** The bets on a table whose numbers have four digits each. */
export function fourDigitBets(form: readonly PrizeForm[]): BetType[] {
  const prizes = form.reduce((sum, { count }) => sum + count, 0);
  const ofFirst = (draw: DrawnNumbers, pick: string): number => countOf([specialOf(draw)], pick);
  const last = (digits: number, stated: number): BetType =>
    numberBets(
      {
        ...{ code: `top${digits}`, group: 'top', from: 0, to: 10 ** digits - 1, digits },
        price: odds(stated, 10 ** -digits),
      },
      ofFirst,
    );
  return [
    last(2, 96),
    last(3, 950),
    last(4, 9_300),
    numberBets(
      {
        ...{ code: 'any4', group: 'any', from: 0, to: 9_999, digits: 4, countedHits: 2 },
        price: oddsFor(prizes / 10_000, 0.95),
      },
      (draw, pick) => countOf(numbersOf(draw), pick),
    ),
    numberBets({ code: 'tailDigit', group: 'digits', from: 0, to: 9, digits: 1, price: odds(9.7, 1 / 10) }, ofFirst),
    sideBets({ code: 'specialSides', group: 'sides', price: evenChance(1.96) }, (draw) => endingSides(specialOf(draw))),
  ];
}

/** The two last digits of a number in halves. */
export function endingSides(number: string): { readonly value: number; readonly isBig: boolean } {
  const value = Number(number.slice(-2));
  return { value, isBig: value >= 50 };
}

/** The chance that all of so many given endings are among so many even ones, by inclusion and exclusion. */
export function chanceOfAll(size: number, endings: number): number {
  let chance = 0;
  for (let left = 0; left <= size; left += 1)
    chance += (-1) ** left * combinations(size, left) * (1 - left / 100) ** endings;
  return chance;
}
