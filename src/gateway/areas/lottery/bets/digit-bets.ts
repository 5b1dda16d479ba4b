import type { DrawnNumbers } from '../draws/draw-numbers.ts';
import { type BetType, numberBets, odds, optionBets } from './bet-type.ts';
import { evenChance, sideBets } from './sides.ts';
import { endingSides } from './table-bets.ts';

const PLACES = [1, 2, 3, 4, 5];
const HALF_OF_SUM = 22.5;

const digitAt = ({ balls }: DrawnNumbers, place: number): number => Number(balls[place - 1]);
const sumOf = ({ balls }: DrawnNumbers): number => balls.reduce((sum, ball) => sum + Number(ball), 0);

/** The bets on five digits in their order. */
export function digitBets(): BetType[] {
  return [
    ...PLACES.map((place) =>
      numberBets(
        { code: `place-${place}`, group: 'places', from: 0, to: 9, digits: 1, price: odds(9.85, 1 / 10) },
        (draw, pick) => Number(draw.balls[place - 1] === pick),
      ),
    ),
    ...PLACES.map((place) =>
      sideBets({ code: `sides-${place}`, group: 'sides', price: evenChance(1.97) }, (draw) => {
        const value = digitAt(draw, place);
        return { value, isBig: value >= 5 };
      }),
    ),
    sideBets({ code: 'sumSides', group: 'sides', price: evenChance(1.97) }, (draw) => {
      const value = sumOf(draw);
      return { value, isBig: value > HALF_OF_SUM };
    }),
    optionBets(
      {
        ...{ code: 'dragonTiger', group: 'duel' },
        prices: { dragon: odds(2.18, 0.45), tiger: odds(2.18, 0.45), tie: odds(9.7, 0.1) },
      },
      (draw, option) => option === duelOf(digitAt(draw, 1) - digitAt(draw, 5)),
    ),
    ...[2, 3].map((digits) =>
      numberBets(
        {
          ...{ code: `last${digits}`, group: 'endings', from: 0, to: 10 ** digits - 1, digits },
          price: odds(digits === 2 ? 97.5 : 970, 10 ** -digits),
        },
        (draw, pick) => Number(draw.balls.slice(-digits).join('') === pick),
      ),
    ),
    optionBets(
      {
        ...{ code: 'triple', group: 'forms' },
        prices: {
          leopard: odds(96, 0.01),
          straight: odds(15.9, 0.06),
          pair: odds(3.55, 0.27),
          mixed: odds(1.45, 0.66),
        },
      },
      (draw, option) => option === formOf(draw.balls.slice(-3).map(Number)),
    ),
  ];
}

/** The bets on five numbers of two digits, of which the last one is special. */
export function endingBets(): BetType[] {
  const two = { from: 0, to: 99, digits: 2 };
  const one = { from: 0, to: 9, digits: 1 };
  const special = ({ balls }: DrawnNumbers): string => balls.at(-1) ?? '';
  return [
    numberBets({ code: 'special2', group: 'special', ...two, price: odds(99, 1 / 100) }, (draw, pick) =>
      Number(special(draw) === pick),
    ),
    numberBets({ code: 'lo2', group: 'lo', ...two, units: 5, countedHits: 2, price: odds(99, 5 / 100) }, (draw, pick) =>
      draw.balls.reduce((sum, ball) => sum + Number(ball === pick), 0),
    ),
    numberBets({ code: 'headDigit', group: 'digits', ...one, price: odds(9.8, 1 / 10) }, (draw, pick) =>
      Number(special(draw)[0] === pick),
    ),
    numberBets({ code: 'tailDigit', group: 'digits', ...one, price: odds(9.8, 1 / 10) }, (draw, pick) =>
      Number(special(draw)[1] === pick),
    ),
    sideBets({ code: 'specialSides', group: 'sides', price: evenChance(1.96) }, (draw) => endingSides(special(draw))),
  ];
}

/** The winner between two places. */
export function duelOf(difference: number): string {
  if (difference === 0) return 'tie';
  return difference > 0 ? 'dragon' : 'tiger';
}

/** The form of three digits; 9 and 0 are neighbours in a straight. */
function formOf(digits: readonly number[]): string {
  const distinct = new Set(digits);
  if (distinct.size === 1) return 'leopard';
  if (distinct.size === 2) return 'pair';
  const isStraight = digits.some((low) => distinct.has((low + 1) % 10) && distinct.has((low + 2) % 10));
  return isStraight ? 'straight' : 'mixed';
}
