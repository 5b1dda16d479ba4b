/** What one kind of fish pays for a stake, and how it swims. */
export interface FishKind {
  /** Multiples of the stake that a catch may pay, with weights: one row where it is always the same. */
  readonly pays: readonly (readonly [multiple: number, weight: number])[];
  /** From the tip of the tail to the nose, in hundredths of the sea's width in landscape. */
  readonly length: number;
  /** Height by length. */
  readonly stoutness: number;
  /** How long it takes to cross the sea. */
  readonly crossingMs: number;
  /** It comes in schools of up to so many. */
  readonly school: number;
  /** How often it comes, beside the others. */
  readonly weight: number;
}

/** Every kind of fish, the cheapest first. The boss has a timetable of its own, and no weight. */
export const FISH_KINDS = {
  butterfly: { pays: [[3, 1]], length: 6, stoutness: 0.7, crossingMs: 15_000, school: 5, weight: 16 },
  clown: { pays: [[5, 1]], length: 7.4, stoutness: 0.55, crossingMs: 17_000, school: 4, weight: 16 },
  tang: { pays: [[8, 1]], length: 7.4, stoutness: 0.6, crossingMs: 16_000, school: 3, weight: 13 },
  gold: { pays: [[10, 1]], length: 7.8, stoutness: 0.6, crossingMs: 19_000, school: 2, weight: 11 },
  jelly: { pays: [[12, 1]], length: 7, stoutness: 1.5, crossingMs: 26_000, school: 2, weight: 9 },
  parrot: { pays: [[15, 1]], length: 9.4, stoutness: 0.6, crossingMs: 20_000, school: 1, weight: 9 },
  angel: { pays: [[18, 1]], length: 9, stoutness: 0.85, crossingMs: 22_000, school: 1, weight: 8 },
  lion: { pays: [[20, 1]], length: 9.8, stoutness: 0.75, crossingMs: 22_000, school: 1, weight: 7 },
  turtle: { pays: [[25, 1]], length: 9, stoutness: 0.8, crossingMs: 28_000, school: 1, weight: 6 },
  ray: { pays: [[35, 1]], length: 14.5, stoutness: 0.6, crossingMs: 24_000, school: 1, weight: 5 },
  octopus: { pays: [[40, 1]], length: 9.4, stoutness: 0.95, crossingMs: 30_000, school: 1, weight: 4 },
  shark: { pays: [[60, 1]], length: 24, stoutness: 0.45, crossingMs: 24_000, school: 1, weight: 3 },
  boss: {
    pays: [
      [100, 50],
      [150, 20],
      [200, 15],
      [300, 10],
      [500, 5],
    ],
    length: 20,
    stoutness: 0.95,
    crossingMs: 48_000,
    school: 1,
    weight: 0,
  },
} as const satisfies Readonly<Record<string, FishKind>>;

export type FishKindId = keyof typeof FISH_KINDS;

export const FISH_KIND_IDS = Object.keys(FISH_KINDS) as readonly FishKindId[];

export function fishKind(id: FishKindId): FishKind {
  return FISH_KINDS[id];
}

/** Names one fish of the sea: its kind, the number of its school, and its place there, such as `clown.412.0`. */
export type FishId = string;

/** The kind of a fish; undefined for a text that names none. */
export function kindOfFish(id: FishId): FishKindId | undefined {
  const kind = /^([a-z]{3,9})\.\d{1,10}\.\d$/.exec(id)?.[1];
  return FISH_KIND_IDS.find((known) => known === kind);
}
