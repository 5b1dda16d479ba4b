import type { RandomSource } from '#art/seeded-random.ts';
import { pickOne } from './seeded-sequence.ts';

/** Lowest and highest stake of a game, in hundredths of a base unit. */
export interface Stakes {
  readonly minBetMinor: number;
  readonly maxBetMinor: number | null;
}

interface StakeRange {
  readonly lowest: readonly number[];
  /** The highest stake is one of these multiples of the lowest. */
  readonly multiples: readonly number[];
}

export const slotStakes: StakeRange = { lowest: [10, 20, 20, 20, 25, 30, 40, 50, 100], multiples: [250, 500, 1000] };
export const smallStakes: StakeRange = { lowest: [5, 10, 10, 20, 25], multiples: [200, 500, 1000] };
export const tableStakes: StakeRange = { lowest: [10, 50, 100, 100, 200], multiples: [200, 500, 1000] };
export const liveStakes: StakeRange = { lowest: [10, 50, 100, 100, 200, 500, 1000], multiples: [500, 1000, 2000] };
export const cannonStakes: StakeRange = { lowest: [1, 5, 10, 10, 100], multiples: [1000, 10_000] };
export const roomStakes: StakeRange = { lowest: [10, 20, 50, 100, 500], multiples: [20, 50, 100] };

export function drawStakes({ lowest, multiples }: StakeRange, random: RandomSource): Stakes {
  const minBetMinor = pickOne(lowest, random);
  return { minBetMinor, maxBetMinor: minBetMinor * pickOne(multiples, random) };
}

/** Bets on sports and e-sports: from one unit, the ceiling depends on the event. */
export const eventStakes: Stakes = { minBetMinor: 100, maxBetMinor: null };

/** Lottery tickets: from ten hundredths, without a stated ceiling. */
export const ticketStakes: Stakes = { minBetMinor: 10, maxBetMinor: null };
