export const wheelPlaces = ['one', 'two', 'five', 'ten', 'twenty', 'forty', 'star'] as const;

export type WheelPlace = (typeof wheelPlaces)[number];

/** Pays of the places, in stakes. */
export const WHEEL_PAYS: Readonly<Record<WheelPlace, number>> = {
  one: 1,
  two: 2,
  five: 5,
  ten: 10,
  twenty: 20,
  forty: 40,
  star: 20,
};

const PLACE_OF_SIGN: Readonly<Record<string, WheelPlace>> = {
  1: 'one',
  2: 'two',
  5: 'five',
  X: 'ten',
  T: 'twenty',
  F: 'forty',
  S: 'star',
};

/** The 54 segments in clockwise order, one sign for each. */
const ORDER = 'F215121X121512T121X21521S121521X121521T121512X1215S121';

/** The place of each segment, clockwise. */
export const wheelSegments: readonly WheelPlace[] = [...ORDER].map((sign) => PLACE_OF_SIGN[sign] ?? 'one');

/** Before the spin one place is boosted: if the wheel stops on it, its pay is multiplied by `times`. */
export interface WheelBoost {
  readonly place: WheelPlace;
  readonly times: number;
}

/** Chances of each place to be boosted, in hundredths. */
export const BOOSTS_OF_PLACE: Readonly<Record<WheelPlace, number>> = {
  one: 15,
  two: 13,
  five: 16,
  ten: 11,
  twenty: 14,
  forty: 16,
  star: 15,
};

/** Chances of the boosts ×2, ×3 and ×5, in twentieths. */
export const BOOSTS_OF_TIMES: readonly (readonly [times: number, count: number])[] = [
  [2, 12],
  [3, 5],
  [5, 3],
];

/** The pay of a place in stakes if the wheel stops on it. */
export function wheelPays(place: WheelPlace, boost: WheelBoost): number {
  return WHEEL_PAYS[place] * (boost.place === place ? boost.times : 1);
}
