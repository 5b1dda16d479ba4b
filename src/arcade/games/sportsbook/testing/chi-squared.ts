import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Distribution, MatchModel, MatchState, Pair } from '../models/match-model.ts';

/** Plays a match on to its end. */
export function playedOut(model: MatchModel, from: MatchState, draw: DrawInteger): MatchState {
  let state = from;
  while (!state.isOver) state = model.play(state, draw);
  return state;
}

/** Values that are expected less often are counted together. */
const LEAST_EXPECTED = 8;

/**
 * How far counted values are from their chances, in standard deviations of the chi-squared statistic (Wilson and
 * Hilferty). Sound chances stay below 4 in all but one of thirty thousand cases.
 */
export function chiSquaredDeviation(counted: readonly Pair[], chances: Distribution): number {
  const seen = new Map<string, number>();
  for (const pair of counted) seen.set(pair.join(), (seen.get(pair.join()) ?? 0) + 1);
  let statistic = 0;
  let bins = 0;
  let restExpected = 0;
  let restSeen = counted.length;
  for (const { pair, chance } of chances) {
    const expected = chance * counted.length;
    if (expected < LEAST_EXPECTED) {
      restExpected += expected;
      continue;
    }
    const observed = seen.get(pair.join()) ?? 0;
    restSeen -= observed;
    statistic += (observed - expected) ** 2 / expected;
    bins += 1;
  }
  if (restExpected >= LEAST_EXPECTED) {
    statistic += (restSeen - restExpected) ** 2 / restExpected;
    bins += 1;
  } else if (restSeen > 4 * LEAST_EXPECTED) return Number.POSITIVE_INFINITY;
  const freedom = bins - 1;
  if (freedom < 1) return 0;
  const ninth = 2 / (9 * freedom);
  return ((statistic / freedom) ** (1 / 3) - (1 - ninth)) / Math.sqrt(ninth);
}
