import { selectionIn } from '#arcade/games/sportsbook/markets/selection.ts';
import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { SEASON_RULES } from '#arcade/games/sportsbook/season/timeline.ts';
import type { LegResult, SlipLeg } from '#arcade/games/sportsbook/slip/slip.ts';
import type { MatchCentre } from './match-centre.ts';

/** What a leg has come to; null while it is open. A bet on a match of other rules, or of none, is void. */
export function legResult(
  centre: MatchCentre,
  { fixtureId, selection, rules }: SlipLeg,
  now: number,
): LegResult | null {
  const fixture = findFixture(fixtureId);
  const known = selectionIn(selection);
  if (fixture === undefined || known === undefined || rules !== SEASON_RULES)
    return { pair: null, score: [0, 0], serverSeed: null, rules };
  const { isFinal, pair } = centre.resultOf(fixture, known.count, now);
  if (!isFinal) return null;
  // The seed tells the official result, so it is shown only with it.
  const { state, isOfficial } = centre.standingOf(fixture, now);
  return { pair, score: state.score, serverSeed: isOfficial ? centre.seedOf(fixture) : null, rules };
}

/** What all legs have come to; null while one of them is open. */
export function resultsOf(centre: MatchCentre, legs: readonly SlipLeg[], now: number): readonly LegResult[] | null {
  const results = legs.map((leg) => legResult(centre, leg, now));
  return results.every((result) => result !== null) ? results : null;
}
