import { selectionIn } from '#arcade/games/sportsbook/markets/selection.ts';
import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { SEASON_RULES } from '#arcade/games/sportsbook/season/timeline.ts';
import type { LegResult, SlipLeg } from '#arcade/games/sportsbook/slip/slip.ts';
import type { MatchCentre } from './match-centre.ts';

/** What a leg has come to; null while it is open. A bet on what is no longer known is void. */
export function legResult(centre: MatchCentre, { fixtureId, selection }: SlipLeg, now: number): LegResult | null {
  const fixture = findFixture(fixtureId);
  const known = selectionIn(selection);
  if (fixture === undefined || known === undefined)
    return { pair: null, score: [0, 0], serverSeed: null, rules: SEASON_RULES };
  const { isFinal, pair } = centre.resultOf(fixture, known.count, now);
  if (!isFinal) return null;
  const { status, state } = centre.standingOf(fixture, now);
  const isShown = status === 'over' || status === 'abandoned';
  return { pair, score: state.score, serverSeed: isShown ? centre.seedOf(fixture) : null, rules: SEASON_RULES };
}

/** What all legs have come to; null while one of them is open. */
export function resultsOf(centre: MatchCentre, legs: readonly SlipLeg[], now: number): readonly LegResult[] | null {
  const results = legs.map((leg) => legResult(centre, leg, now));
  return results.every((result) => result !== null) ? results : null;
}
