/** Three numbers from 1 to 6, in the order in which they were drawn. */
export type SicBoDice = readonly [number, number, number];

export type SicBoSide = 'small' | 'big' | 'odd' | 'even';

/** A place of the layout. */
export interface SicBoBet {
  readonly place: string;
  readonly kind: SicBoSide | 'sum' | 'double' | 'triple' | 'anyTriple' | 'pair' | 'single';
  /** The numbers it is about: the sum, the double's number, both numbers of a pair. */
  readonly numbers: readonly number[];
  /** What it pays besides the stake, in stakes: one number, or for singles that of one, two and three dice. */
  readonly pays: readonly number[];
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** For sums from 4 to 10; those above 10 pay like 21 minus the sum. */
const SUM_PAYS: Readonly<Record<number, number>> = { 4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 };

const sums = Array.from({ length: 14 }, (_, index) => index + 4);

const pairs = faces.flatMap((first) => faces.filter((face) => face > first).map((second) => [first, second] as const));

/** All places, in the order of the layout. */
export const sicBoBets: readonly SicBoBet[] = [
  ...(['small', 'even', 'odd', 'big'] as const).map((side) => ({ place: side, kind: side, numbers: [], pays: [1] })),
  ...faces.map((face) => ({ place: `double${face}`, kind: 'double' as const, numbers: [face], pays: [11] })),
  ...faces.map((face) => ({ place: `triple${face}`, kind: 'triple' as const, numbers: [face], pays: [180] })),
  { place: 'anyTriple', kind: 'anyTriple', numbers: [], pays: [31] },
  ...sums.map((sum) => ({
    place: `sum${sum}`,
    kind: 'sum' as const,
    numbers: [sum],
    pays: [SUM_PAYS[Math.min(sum, 21 - sum)] ?? 0],
  })),
  ...pairs.map((pair) => ({ place: `pair${pair.join('')}`, kind: 'pair' as const, numbers: pair, pays: [6] })),
  ...faces.map((face) => ({ place: `single${face}`, kind: 'single' as const, numbers: [face], pays: [1, 2, 12] })),
];

export const sicBoPlaces: readonly string[] = sicBoBets.map(({ place }) => place);

export function sumOfDice([first, second, third]: SicBoDice): number {
  return first + second + third;
}

export function isTriple([first, second, third]: SicBoDice): boolean {
  return first === second && second === third;
}

/** What a bet pays besides the stake, in stakes; null where it loses. */
export function sicBoPays({ kind, numbers, pays }: SicBoBet, dice: SicBoDice): number | null {
  const sum = sumOfDice(dice);
  const countOf = (number: number | undefined) => dice.filter((die) => die === number).length;
  const [pay = 0] = pays;
  const paid = (isWon: boolean) => (isWon ? pay : null);
  switch (kind) {
    case 'small':
      return paid(!isTriple(dice) && sum <= 10);
    case 'big':
      return paid(!isTriple(dice) && sum >= 11);
    case 'odd':
      return paid(!isTriple(dice) && sum % 2 === 1);
    case 'even':
      return paid(!isTriple(dice) && sum % 2 === 0);
    case 'sum':
      return paid(sum === numbers[0]);
    case 'double':
      return paid(countOf(numbers[0]) >= 2);
    case 'triple':
      return paid(countOf(numbers[0]) === 3);
    case 'anyTriple':
      return paid(isTriple(dice));
    case 'pair':
      return paid(numbers.every((number) => countOf(number) > 0));
    case 'single':
      return pays[countOf(numbers[0]) - 1] ?? null;
  }
}
