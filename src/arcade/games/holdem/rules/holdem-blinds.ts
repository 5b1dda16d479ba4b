/** The small blind of each level, in chips; the big blind is twice as high. */
const SMALL_BLINDS = [10, 15, 25, 40, 60, 100, 150, 250, 500, 1_000] as const;

/** So many hands are dealt at each level. */
export const HANDS_PER_LEVEL = 6;

/** What each player starts with, in chips. Chips are no money. */
export const START_CHIPS = 1_000;

export interface Blinds {
  readonly small: number;
  readonly big: number;
}

const blindsOfLevel = (small: number): Blinds => ({ small, big: 2 * small });

/**
 * All levels. The last small blind is half of all chips: one of the players is all-in before anybody has to choose, so
 * the match ends without a further move.
 */
export const levels: readonly Blinds[] = SMALL_BLINDS.map(blindsOfLevel);

/** The level of a hand, from 0. Hands are counted from 1. */
function levelOf(hand: number): number {
  return Math.min(Math.floor((hand - 1) / HANDS_PER_LEVEL), levels.length - 1);
}

/** The blinds of a hand, counted from 1. */
export function blindsOf(hand: number): Blinds {
  return levels[levelOf(hand)] ?? blindsOfLevel(START_CHIPS);
}

/** The first hand with higher blinds, and these; null at the last level. */
export function nextBlinds(hand: number): (Blinds & { readonly hand: number }) | null {
  const next = levels[levelOf(hand) + 1];
  return next === undefined ? null : { ...next, hand: (levelOf(hand) + 1) * HANDS_PER_LEVEL + 1 };
}
