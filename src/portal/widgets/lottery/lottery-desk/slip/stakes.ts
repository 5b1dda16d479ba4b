/** The bounds of a stake, in minor units. */
export interface StakeBounds {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

const CHIPS = [10n, 50n, 100n] as const;

/** Round stakes to choose from: so many times the smallest one, as far as they are allowed. */
export function stakeChips({ minMinor, maxMinor }: StakeBounds): readonly bigint[] {
  const chips = CHIPS.map((times) => minMinor * times).filter((chip) => chip <= maxMinor);
  return chips.length > 0 ? chips : [minMinor];
}

const within = (stake: bigint, { minMinor, maxMinor }: StakeBounds): bigint =>
  stake < minMinor ? minMinor : stake > maxMinor ? maxMinor : stake;

/** The next stake up or down, in steps of a round size: 9, 10, 20, … 90, 100, 200 times the smallest one. */
export function steppedStake(stake: bigint, by: 1 | -1, bounds: StakeBounds): bigint {
  const reach = by > 0 ? stake : stake - 1n;
  let step = bounds.minMinor;
  while (step * 10n <= reach) step *= 10n;
  return within(stake + (by > 0 ? step : -step), bounds);
}
