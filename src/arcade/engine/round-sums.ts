/** Sums over simulated rounds, in multiples of the total bet; sums of parts add up to the sum of the whole. */
export interface RoundSums {
  readonly rounds: number;
  readonly returned: number;
  readonly returnedSquared: number;
  /** Rounds that paid anything. */
  readonly paying: number;
  readonly largest: number;
}

export function addRoundSums(parts: readonly RoundSums[]): RoundSums {
  const sum = (pick: (part: RoundSums) => number): number => parts.reduce((total, part) => total + pick(part), 0);
  return {
    rounds: sum(({ rounds }) => rounds),
    returned: sum(({ returned }) => returned),
    returnedSquared: sum(({ returnedSquared }) => returnedSquared),
    paying: sum(({ paying }) => paying),
    largest: Math.max(...parts.map(({ largest }) => largest)),
  };
}
