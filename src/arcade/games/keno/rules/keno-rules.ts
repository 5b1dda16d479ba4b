import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { KENO_DRAWN, KENO_NUMBERS, kenoPay, MOST_PICKS } from './keno-pays.ts';

export interface KenoView {
  /** The player's, as he named them. */
  readonly numbers: readonly number[];
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[];
  /** The player's numbers that were drawn. */
  readonly hits: readonly number[];
  /** Of the bet, in tenths. */
  readonly multiple: number;
}

/** The numbers that a choice names; null where they cannot be played. */
export function numbersOf({ numbers }: Choice): readonly number[] | null {
  if (!Array.isArray(numbers) || numbers.length === 0 || numbers.length > MOST_PICKS) return null;
  const isAllowed = (number: unknown) =>
    Number.isInteger(number) && Number(number) >= 1 && Number(number) <= KENO_NUMBERS;
  return numbers.every(isAllowed) && new Set(numbers).size === numbers.length ? numbers.map(Number) : null;
}

/** The first numbers of a shuffle. */
function drawNumbers(draw: DrawInteger): readonly number[] {
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
  return Array.from({ length: KENO_DRAWN }, () => left.splice(draw(left.length), 1)).flat();
}

/**
 * The player picks one to ten of 80 numbers, and 20 are drawn. Bets in units of 10 divide with every multiple.
 *
 * Exact returns by the number of picks: 95.00, 95.09, 95.04, 94.60, 94.67, 94.69, 94.94, 94.96, 94.58 and 94.73 %.
 */
export const kenoRules: GameRules<KenoView> = {
  id: 'keno-1',
  returnBasisPoints: 9509,
  volatility: 'very high',
  betUnits: 10,
  startChoices: 1,
  choiceProblem: (made, next) => {
    if (made.length > 0) return 'must not follow the numbers';
    if (Object.keys(next).some((key) => key !== 'numbers')) return 'must have numbers and nothing else';
    return numbersOf(next) === null
      ? `numbers must be 1 to ${MOST_PICKS} different whole numbers from 1 to ${KENO_NUMBERS}`
      : null;
  },
  play: (draw, [start = {}], betMinor) => {
    const numbers = numbersOf(start);
    if (numbers === null) throw new RangeError('A round needs numbers.');
    const drawn = drawNumbers(draw);
    const hits = numbers.filter((number) => drawn.includes(number));
    const multiple = kenoPay(numbers.length, hits.length);
    return { view: { numbers, drawn, hits, multiple }, isOver: true, winMinor: (betMinor * multiple) / 10 };
  },
  choiceOfAbsent: () => ({ numbers: [1] }),
};
