import type { DrawnNumbers } from '../draws/draw-numbers.ts';
import { type BetType, combinationBets, combinations, numberBets, odds, oddsFor, optionBets } from './bet-type.ts';
import { isSide } from './sides.ts';
import { ANIMALS, animalOf } from './zodiac.ts';

const TARGET = 0.97;

/** The colours of the six balls: every number from 1 to 49 has one. */
const COLOURS: Readonly<Record<string, readonly number[]>> = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
};

const specialOf = ({ balls }: DrawnNumbers): number => Number(balls.at(-1));
const isMain = ({ balls }: DrawnNumbers, pick: string): boolean => balls.slice(0, -1).includes(pick);

interface Balls {
  /** The largest number. */
  readonly to: number;
  /** The number of balls drawn before the special one. */
  readonly main: number;
}

/** The bets on main balls and a special one. The highest number is on no side. */
export function ballBets({ to, main }: Balls): BetType[] {
  const number = { from: 1, to, digits: 2 };
  const side = oddsFor((to - 1) / 2 / to, TARGET);
  return [
    numberBets({ code: 'specialBall', group: 'special', ...number, price: oddsFor(1 / to, TARGET) }, (draw, pick) =>
      Number(draw.balls.at(-1) === pick),
    ),
    optionBets(
      { code: 'specialSides', group: 'special', prices: { big: side, small: side, odd: side, even: side } },
      (draw, option) => specialOf(draw) < to && isSide(option, specialOf(draw), specialOf(draw) > (to - 1) / 2),
    ),
    bySpecial({ code: 'tail', group: 'special', to }, '0123456789'.split(''), (ball) => String(ball % 10)),
    numberBets(
      { code: 'ball', group: 'balls', ...number, price: odds(main === 6 ? 7.9 : 8.7, main / to) },
      (draw, pick) => Number(isMain(draw, pick)),
    ),
    ...[2, 3].map((size) =>
      combinationBets(
        {
          ...{ code: `balls${size}`, group: 'balls', size, ...number },
          price: oddsFor(combinations(main, size) / combinations(to, size), TARGET),
        },
        isMain,
      ),
    ),
  ];
}

/** The bets on six balls of 49 alone: their colours, and the animals of a year of the Chinese calendar. */
export function sixBallBets(lunarYear: number): BetType[] {
  const six = { to: 49, main: 6 };
  return [
    ...ballBets(six),
    bySpecial({ code: 'colour', group: 'colour', to: 49 }, Object.keys(COLOURS), (ball) =>
      Object.keys(COLOURS).find((colour) => COLOURS[colour]?.includes(ball)),
    ),
    bySpecial({ code: 'zodiac', group: 'zodiac', to: 49 }, ANIMALS, (ball) => animalOf(ball, lunarYear)),
  ];
}

/** Options that each hold some of the numbers; the special ball decides. */
function bySpecial(
  { code, group, to }: { readonly code: string; readonly group: string; readonly to: number },
  options: readonly string[],
  optionOf: (ball: number) => string | undefined,
): BetType {
  const all = Array.from({ length: to }, (_, index) => optionOf(index + 1));
  return optionBets(
    {
      ...{ code, group },
      prices: Object.fromEntries(
        options.map((option) => [option, oddsFor(all.filter((one) => one === option).length / to, TARGET)]),
      ),
    },
    (draw, option) => option === optionOf(specialOf(draw)),
  );
}
