export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;
export const MOST_PICKS = 10;

/** The pay of each number of hits from 0, in tenths of the bet; one row for each number of picks from 1. */
const PAYS: readonly (readonly number[])[] = [
  [0, 38],
  [0, 10, 95],
  [0, 0, 20, 485],
  [0, 0, 15, 60, 1_200],
  [0, 0, 0, 35, 220, 6_000],
  [0, 0, 0, 20, 70, 950, 15_000],
  [10, 0, 0, 10, 40, 250, 1_450, 50_000],
  [15, 0, 0, 0, 20, 140, 820, 10_000, 100_000],
  [20, 0, 0, 0, 10, 70, 390, 2_500, 30_000, 100_000],
  [30, 0, 0, 0, 0, 40, 250, 1_100, 8_000, 50_000, 100_000],
];

/** Payouts by number of picks and hits, in tenths of the bet. */
export function kenoPay(picks: number, hits: number): number {
  return PAYS[picks - 1]?.[hits] ?? 0;
}

/** The hits that pay with so many picks, rising. */
export function payingHits(picks: number): readonly number[] {
  return Array.from({ length: picks + 1 }, (_, hits) => hits).filter((hits) => kenoPay(picks, hits) > 0);
}
