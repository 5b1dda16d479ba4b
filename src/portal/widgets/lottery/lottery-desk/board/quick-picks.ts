import type { LotteryBetType } from '#contracts/generated/contracts.ts';

type NumberRange = Pick<LotteryBetType, 'from' | 'to' | 'digits'>;

/** All numbers of a bet type, with all their digits. */
export const numbersOf = ({ from, to, digits }: NumberRange): readonly string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index).padStart(digits, '0'));

/** Whether a bet type is on all numbers of two digits: they stand in a grid of tens and units. */
export const isHundred = ({ from, to, digits }: NumberRange): boolean => from === 0 && to === 99 && digits === 2;

/** Choices of many numbers at once. */
export type QuickPick = 'big' | 'small' | 'odd' | 'even' | 'evenEven' | 'oddOdd' | 'evenOdd' | 'oddEven' | 'doubles';

const isOdd = (digit: string | undefined): boolean => Number(digit) % 2 === 1;

const tests: Readonly<Record<QuickPick, (pick: string, range: NumberRange) => boolean>> = {
  big: (pick, range) => !isSmall(pick, range),
  small: (pick, range) => isSmall(pick, range),
  odd: (pick) => isOdd(pick.at(-1)),
  even: (pick) => !isOdd(pick.at(-1)),
  evenEven: ([ten, unit]) => !isOdd(ten) && !isOdd(unit),
  oddOdd: ([ten, unit]) => isOdd(ten) && isOdd(unit),
  evenOdd: ([ten, unit]) => !isOdd(ten) && isOdd(unit),
  oddEven: ([ten, unit]) => isOdd(ten) && !isOdd(unit),
  doubles: ([ten, unit]) => ten === unit,
};

/** The lower half. An odd count has its middle number among the small ones. */
const isSmall = (pick: string, { from, to }: NumberRange): boolean => Number(pick) <= Math.floor((from + to) / 2);

const OF_HUNDRED: readonly QuickPick[] = ['big', 'small', 'evenEven', 'oddOdd', 'evenOdd', 'oddEven', 'doubles'];
const OF_OTHERS: readonly QuickPick[] = ['big', 'small', 'odd', 'even'];

export const quickPicksFor = (range: NumberRange): readonly QuickPick[] => (isHundred(range) ? OF_HUNDRED : OF_OTHERS);

export const quickNumbers = (pick: QuickPick, range: NumberRange): readonly string[] =>
  numbersOf(range).filter((number) => tests[pick](number, range));

/** The numbers of two digits whose last digit of the sum of both is this. */
export const numbersOfSum = (sum: number, range: NumberRange): readonly string[] =>
  numbersOf(range).filter(([ten, unit]) => (Number(ten) + Number(unit)) % 10 === sum);

/** The row of a grid of tens and units, or its column. */
export const numbersOfLine = (line: 'row' | 'column', digit: number, range: NumberRange): readonly string[] =>
  numbersOf(range).filter((number) => Number(number[line === 'row' ? 0 : 1]) === digit);

/** So many numbers at random, each once. @param random from 0 up to 1. */
export function randomNumbers(
  count: number,
  range: NumberRange,
  random: () => number = Math.random,
): readonly string[] {
  const left = [...numbersOf(range)];
  const chosen: string[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen.sort();
}
