export const bouleChances = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;

export type BouleChance = (typeof bouleChances)[number];

export const bouleNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type BouleNumber = (typeof bouleNumbers)[number];

export type BouleColour = 'red' | 'black' | 'yellow';

/** The number of each of the 18 holes, clockwise. The colours alternate, and the two fives face each other. */
export const bouleHoles: readonly BouleNumber[] = [5, 1, 7, 3, 9, 6, 2, 8, 4, 5, 1, 7, 3, 9, 6, 2, 8, 4];

/** The four numbers of each even chance. The five is in none of them. */
export const CHANCE_NUMBERS: Readonly<Record<BouleChance, readonly BouleNumber[]>> = {
  red: [1, 3, 6, 8],
  black: [2, 4, 7, 9],
  odd: [1, 3, 7, 9],
  even: [2, 4, 6, 8],
  low: [1, 2, 3, 4],
  high: [6, 7, 8, 9],
};

/** A place of the layout. */
export interface BouleBet {
  readonly place: string;
  readonly numbers: readonly BouleNumber[];
  /** The pay, in tenths of the stake. */
  readonly pays: number;
  /** An even chance, which gives half of its stake back on the five; null for a single number. */
  readonly chance: BouleChance | null;
}

/** All places: the numbers, then the even chances. */
export const bouleBets: readonly BouleBet[] = [
  ...bouleNumbers.map((number) => ({ place: `number${number}`, numbers: [number], pays: 75, chance: null })),
  ...bouleChances.map((chance) => ({ place: chance, numbers: CHANCE_NUMBERS[chance], pays: 10, chance })),
];

export const boulePlaces: readonly string[] = bouleBets.map(({ place }) => place);

/** The colour of a number. */
export function colourOfNumber(number: BouleNumber): BouleColour {
  if (number === 5) return 'yellow';
  return CHANCE_NUMBERS.red.includes(number) ? 'red' : 'black';
}
