import type { DrawnNumbers } from '../draws/draw-numbers.ts';
import {
  type BetType,
  combinationBets,
  combinations,
  numberBets,
  odds,
  oddsFor,
  optionBets,
  orderedBets,
} from './bet-type.ts';
import { isSide } from './sides.ts';
import { chanceOfMarked, chanceOfSums, sumCounts } from './sum-counts.ts';

const NUMBERS = 11;
const DRAWN = 5;
const ODD = 6;
const MIDDLE_SUM = 30;
const TARGET = 0.97;

const sumOf = ({ balls }: DrawnNumbers): number => balls.reduce((sum, ball) => sum + Number(ball), 0);
const oddOf = ({ balls }: DrawnNumbers): number => balls.filter((ball) => Number(ball) % 2 === 1).length;

/** The bets on five numbers of eleven, in the order in which they were drawn. A sum of 30 is neither big nor small. */
export function elevenBets(): BetType[] {
  const number = { from: 1, to: NUMBERS, digits: 2 };
  const counts = sumCounts(NUMBERS, DRAWN);
  const ofSums = (isAsked: (sum: number) => boolean) => oddsFor(chanceOfSums(counts, isAsked), TARGET);
  return [
    ...[1, 2, 3, 4, 5].map((place) =>
      numberBets({ code: `place-${place}`, group: 'places', ...number, price: odds(10.8, 1 / NUMBERS) }, (draw, pick) =>
        Number(draw.balls[place - 1] === pick),
      ),
    ),
    ...[1, 2, 3, 4, 5].map((size) =>
      combinationBets(
        {
          ...{ code: `any${size}`, group: 'any', size, ...number },
          price: oddsFor(combinations(DRAWN, size) / combinations(NUMBERS, size), size === 1 ? 0.98 : TARGET),
        },
        ({ balls }, pick) => balls.includes(pick),
      ),
    ),
    ...[2, 3].map((size) =>
      orderedBets(
        {
          ...{ code: `straight${size}`, group: 'straight', size, ...number },
          price: size === 2 ? odds(106, 1 / 110) : odds(950, 1 / 990),
        },
        ({ balls }) => balls,
      ),
    ),
    optionBets(
      {
        ...{ code: 'sumSides', group: 'sides' },
        prices: {
          big: ofSums((sum) => sum > MIDDLE_SUM),
          small: ofSums((sum) => sum < MIDDLE_SUM),
          odd: ofSums((sum) => sum % 2 === 1),
          even: ofSums((sum) => sum % 2 === 0),
        },
      },
      (draw, option) => {
        const sum = sumOf(draw);
        if (sum === MIDDLE_SUM && (option === 'big' || option === 'small')) return false;
        return isSide(option, sum, sum > MIDDLE_SUM);
      },
    ),
    optionBets(
      {
        ...{ code: 'oddCount', group: 'sides' },
        prices: Object.fromEntries(
          [0, 1, 2, 3, 4, 5].map((count) => [
            `o${count}`,
            oddsFor(chanceOfMarked(count, { marked: ODD, drawn: DRAWN, all: NUMBERS }), TARGET),
          ]),
        ),
      },
      (draw, option) => option === `o${oddOf(draw)}`,
    ),
  ];
}
