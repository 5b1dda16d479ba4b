/** The pockets of the wheel, clockwise from zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export const POCKETS = WHEEL_ORDER.length;

const REDS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColour = 'red' | 'black' | 'zero';

export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return 'zero';
  return REDS.has(pocket) ? 'red' : 'black';
}

/** What a place pays for each unit staked, its stake not counted. */
export const paysOfKind = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  firstFour: 8,
  line: 5,
  column: 2,
  dozen: 2,
  evenChance: 1,
} as const;

export type PlaceKind = keyof typeof paysOfKind;

/** The kinds in the order of the pay table. */
export const placeKinds = Object.keys(paysOfKind) as readonly PlaceKind[];

/** A place of the layout on which chips may lie. */
export interface RoulettePlace {
  /** `s17`, `p8-9`, `t1` (street), `c1-2-4-5`, `l1` (six line), `col1`, `doz2`, `red`. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** The numbers it covers, rising. */
  readonly numbers: readonly number[];
  readonly pays: number;
}

function placeOf(kind: PlaceKind, id: string, numbers: readonly number[]): RoulettePlace {
  return { id, kind, numbers, pays: paysOfKind[kind] };
}

const numbersWhere = (isCovered: (number: number) => boolean) =>
  Array.from({ length: POCKETS - 1 }, (_, at) => at + 1).filter(isCovered);

const byNumbers = (kind: PlaceKind, letter: string, numbers: readonly number[]) =>
  placeOf(kind, `${letter}${numbers.join('-')}`, numbers);

/** Rows of three: 1-2-3 is the first. */
const firstsOfStreets = numbersWhere((number) => number % 3 === 1);
const firstsOfLines = firstsOfStreets.slice(0, -1);

/** All places. Zero has splits, trios and the first four with its neighbours 1, 2 and 3. */
export const roulettePlaces: readonly RoulettePlace[] = [
  ...[0, ...numbersWhere(() => true)].map((number) => byNumbers('straight', 's', [number])),
  ...[1, 2, 3].map((number) => byNumbers('split', 'p', [0, number])),
  ...numbersWhere((number) => number % 3 !== 0).map((number) => byNumbers('split', 'p', [number, number + 1])),
  ...numbersWhere((number) => number <= 33).map((number) => byNumbers('split', 'p', [number, number + 3])),
  ...firstsOfStreets.map((first, at) => placeOf('street', `t${at + 1}`, [first, first + 1, first + 2])),
  byNumbers('trio', 't', [0, 1, 2]),
  byNumbers('trio', 't', [0, 2, 3]),
  ...numbersWhere((number) => number <= 32 && number % 3 !== 0).map((number) =>
    byNumbers('corner', 'c', [number, number + 1, number + 3, number + 4]),
  ),
  byNumbers('firstFour', 'c', [0, 1, 2, 3]),
  ...firstsOfLines.map((first, at) =>
    placeOf(
      'line',
      `l${at + 1}`,
      Array.from({ length: 6 }, (_, step) => first + step),
    ),
  ),
  ...[1, 2, 3].map((column) =>
    placeOf(
      'column',
      `col${column}`,
      numbersWhere((number) => number % 3 === column % 3),
    ),
  ),
  ...[1, 2, 3].map((dozen) =>
    placeOf(
      'dozen',
      `doz${dozen}`,
      numbersWhere((number) => Math.ceil(number / 12) === dozen),
    ),
  ),
  placeOf(
    'evenChance',
    'low',
    numbersWhere((number) => number <= 18),
  ),
  placeOf(
    'evenChance',
    'even',
    numbersWhere((number) => number % 2 === 0),
  ),
  placeOf(
    'evenChance',
    'red',
    numbersWhere((number) => REDS.has(number)),
  ),
  placeOf(
    'evenChance',
    'black',
    numbersWhere((number) => !REDS.has(number)),
  ),
  placeOf(
    'evenChance',
    'odd',
    numbersWhere((number) => number % 2 === 1),
  ),
  placeOf(
    'evenChance',
    'high',
    numbersWhere((number) => number > 18),
  ),
];

const byId: ReadonlyMap<string, RoulettePlace> = new Map(roulettePlaces.map((place) => [place.id, place]));

/** Undefined for an id that no place has. */
export function roulettePlace(id: string): RoulettePlace | undefined {
  return byId.get(id);
}
