import type { DrawnNumbers } from '../draws/draw-numbers.ts';
import { type BetType, combinationBets, oddsFor, optionBets, type Price } from './bet-type.ts';
import { isSide } from './sides.ts';
import { chanceOfMarked, chanceOfSums, sumCounts } from './sum-counts.ts';

const NUMBERS = 80;
const DRAWN = 20;
const MIDDLE = 810;
const HALF = 10;
const TARGET = 0.97;

/** The sums of the five elements, each up to its figure. */
const ELEMENTS = { metal: 695, wood: 763, water: 855, fire: 923, earth: 1_410 };

const sumOf = ({ balls }: DrawnNumbers): number => balls.reduce((sum, ball) => sum + Number(ball), 0);

/** The bets on twenty numbers of eighty. A sum of 810 is neither big nor small. */
export function kenoBets(): BetType[] {
  const counts = sumCounts(NUMBERS, DRAWN);
  const ofSums = (isAsked: (sum: number) => boolean): Price => oddsFor(chanceOfSums(counts, isAsked), TARGET);
  const halves = { marked: NUMBERS / 2, drawn: DRAWN, all: NUMBERS };
  const same = chanceOfMarked(HALF, halves);
  const most = (1 - same) / 2;
  return [
    optionBets(
      {
        ...{ code: 'sumSides', group: 'sides' },
        prices: {
          big: ofSums((sum) => sum > MIDDLE),
          small: ofSums((sum) => sum < MIDDLE),
          odd: ofSums((sum) => sum % 2 === 1),
          even: ofSums((sum) => sum % 2 === 0),
        },
      },
      (draw, option) => {
        const sum = sumOf(draw);
        if (sum === MIDDLE && (option === 'big' || option === 'small')) return false;
        return isSide(option, sum, sum > MIDDLE);
      },
    ),
    optionBets(
      {
        ...{ code: 'halves', group: 'sides' },
        prices: { up: oddsFor(most, TARGET), down: oddsFor(most, TARGET), even: oddsFor(same, TARGET) },
      },
      (draw, option) => option === majority(draw, (ball) => ball <= NUMBERS / 2, ['up', 'even', 'down']),
    ),
    optionBets(
      {
        ...{ code: 'parities', group: 'sides' },
        prices: { odd: oddsFor(most, TARGET), even: oddsFor(most, TARGET), same: oddsFor(same, TARGET) },
      },
      (draw, option) => option === majority(draw, (ball) => ball % 2 === 1, ['odd', 'same', 'even']),
    ),
    optionBets(
      {
        ...{ code: 'fiveElements', group: 'elements' },
        prices: Object.fromEntries(
          Object.keys(ELEMENTS).map((element) => [element, ofSums((sum) => elementOf(sum) === element)]),
        ),
      },
      (draw, option) => option === elementOf(sumOf(draw)),
    ),
    ...[1, 2, 3, 4, 5].map((size) =>
      combinationBets(
        {
          ...{ code: `pick-${size}`, group: 'picks', size, from: 1, to: NUMBERS, digits: 2 },
          price: oddsFor(chanceOfMarked(size, { marked: DRAWN, drawn: size, all: NUMBERS }), TARGET),
        },
        ({ balls }, pick) => balls.includes(pick),
      ),
    ),
  ];
}

function elementOf(sum: number): string | undefined {
  return Object.entries(ELEMENTS).find(([, most]) => sum <= most)?.[0];
}

function majority(
  { balls }: DrawnNumbers,
  isMarked: (ball: number) => boolean,
  [more, same, fewer]: readonly [string, string, string],
): string {
  const marked = balls.filter((ball) => isMarked(Number(ball))).length;
  if (marked === HALF) return same;
  return marked > HALF ? more : fewer;
}
