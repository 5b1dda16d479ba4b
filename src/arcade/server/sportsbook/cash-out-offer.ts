import { selectionIn } from '#arcade/games/sportsbook/markets/selection.ts';
import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import type { SlipLeg, SlipView } from '#arcade/games/sportsbook/slip/slip.ts';
import { payoutOf } from '#arcade/games/sportsbook/slip/slip-payout.ts';
import { outcomeOfLeg } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { MatchCentre } from './match-centre.ts';

/** The share of a slip's fair value that it is bought back for. */
const CASH_OUT_SHARE = 0.95;

/**
 * What an open slip is bought back for: what it brings on average from now on, by the model that prices bets, less a
 * share of the house. Null while a leg is suspended, and where nothing is left of it.
 */
export function cashOutOffer(
  centre: MatchCentre,
  { legs, size, combinations }: Pick<SlipView, 'legs' | 'size' | 'combinations'>,
  betMinor: number,
  now: number,
): number | null {
  const sums = [1, ...Array.from({ length: size }, () => 0)];
  for (const leg of legs) {
    const value = worthOf(centre, leg, now);
    if (value === null) return null;
    for (let index = size; index > 0; index -= 1) sums[index] = (sums[index] ?? 0) + (sums[index - 1] ?? 0) * value;
  }
  const offer = Math.floor((betMinor / combinations) * (sums[size] ?? 0) * CASH_OUT_SHARE);
  return offer > 0 ? offer : null;
}

/** What a leg brings of a stake of 1 on average; null while bets on it are suspended or its result may be corrected. */
function worthOf(centre: MatchCentre, leg: SlipLeg, now: number): number | null {
  const fixture = findFixture(leg.fixtureId);
  const selection = selectionIn(leg.selection);
  if (fixture === undefined || selection === undefined) return null;
  const { status, isOfficial } = centre.standingOf(fixture, now);
  if ((status === 'over' || status === 'abandoned') && !isOfficial) return null;
  const result = centre.resultOf(fixture, selection.count, now);
  if (result.isFinal) {
    const thousand = 1_000;
    return payoutOf([{ odds: leg.odds, outcome: outcomeOfLeg(leg, result.pair) }], 1, thousand) / thousand;
  }
  const expected = centre.expectationOf(fixture, selection, now);
  return expected === null ? null : (expected.atOdds * leg.odds) / 100 + expected.back;
}
