import { ACE } from '#arcade/games/video-poker/rules/cards.ts';

/** A rank's two places: on its card to win, and to lose. */
export type FaroSide = 'win' | 'lose';

export const faroRanks: readonly number[] = Array.from({ length: ACE + 1 }, (_, rank) => rank);

/** The place of a rank on one side, such as `win12` for the ace to win. */
export function placeOfRank(side: FaroSide, rank: number): string {
  return `${side}${rank}`;
}

/** The place that wins if the winning card of the first turn is the higher one. */
export const HIGH = 'high';

/** All places: each rank to win, each rank to lose, and the high card. */
export const faroPlaces: readonly string[] = [
  ...faroRanks.map((rank) => placeOfRank('win', rank)),
  ...faroRanks.map((rank) => placeOfRank('lose', rank)),
  HIGH,
];
