export type ScratchSymbol = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

export interface ScratchPrize {
  readonly symbol: ScratchSymbol;
  /** Of the bet, in hundredths. */
  readonly multiple: number;
  /** Cards of `SCRATCH_CARDS` that have this prize. */
  readonly weight: number;
}

/** The weights of all cards, the losing ones included. */
export const SCRATCH_CARDS = 100_000;

/**
 * 30,393 of 100,000 cards win. The weighted multiples sum up to 94,500 bets, an exact return of 94.50 %. Multiples are
 * whole, so that every bet divides.
 */
export const scratchPrizes: readonly ScratchPrize[] = [
  { symbol: 'a', multiple: 100, weight: 16_000 },
  { symbol: 'b', multiple: 200, weight: 9_250 },
  { symbol: 'c', multiple: 500, weight: 3_000 },
  { symbol: 'd', multiple: 1_000, weight: 1_400 },
  { symbol: 'e', multiple: 2_000, weight: 500 },
  { symbol: 'f', multiple: 5_000, weight: 200 },
  { symbol: 'g', multiple: 20_000, weight: 40 },
  { symbol: 'h', multiple: 100_000, weight: 3 },
];
