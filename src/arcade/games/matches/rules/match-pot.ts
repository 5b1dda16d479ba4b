import type { MatchEnd, Seat } from './match-rules.ts';

/** The house's part of a pot that is won, in hundredths of a percent: 500 is 5 %. */
export const RAKE_BASIS_POINTS = 500;

/** How the pot of a match is divided, in minor units. `wins` are by seat; with the rake they make up all stakes. */
export interface PotShares {
  readonly wins: readonly number[];
  readonly rakeMinor: number;
}

/**
 * Divides the pot: the winners share it less the rake, which is rounded down; of what cannot be shared evenly the first
 * winners get a unit each. A draw gives every stake back without a rake.
 */
export function dividePot(seats: number, stakeMinor: number, { winners }: Pick<MatchEnd, 'winners'>): PotShares {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (winners.length === 0) return { wins: all.map(() => stakeMinor), rakeMinor: 0 };
  const potMinor = seats * stakeMinor;
  const rakeMinor = rakeOf(potMinor);
  const left = potMinor - rakeMinor;
  const each = Math.floor(left / winners.length);
  const share = (seat: Seat): number => {
    const place = winners.indexOf(seat);
    if (place < 0) return 0;
    return each + (place < left - each * winners.length ? 1 : 0);
  };
  return { wins: all.map(share), rakeMinor };
}

/** The rake of a pot that is won, in minor units. */
export function rakeOf(potMinor: number): number {
  return Math.floor((potMinor * RAKE_BASIS_POINTS) / 10_000);
}

/** What a single winner gets for a stake, in minor units. */
export function prizeOf(seats: number, stakeMinor: number): number {
  const potMinor = seats * stakeMinor;
  return potMinor - rakeOf(potMinor);
}
