import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import type { SlipView } from '#arcade/games/sportsbook/slip/slip.ts';
import { slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { Slip, SlipState } from '#arcade/sportsbook-api.ts';
import type { Round } from '../store/round-store.ts';
import { cashOutOffer } from './cash-out-offer.ts';
import type { MatchCentre } from './match-centre.ts';

/** A round of the sportsbook as its player sees it. */
export function slipOfRound(centre: MatchCentre, round: Round, now: number): Slip {
  const { view } = slipRules.play(noChance, round.choices, round.bet);
  return {
    ...view,
    id: round.id,
    betMinor: round.bet,
    placedAt: round.openedAt,
    state: stateOf(round, view),
    winMinor: round.isOver ? round.win : 0,
    settledAt: round.closedAt,
    standings: view.legs.map(({ fixtureId }, index) => {
      const fixture = findFixture(fixtureId);
      const result = view.results?.[index];
      if (fixture === undefined) return { status: 'over', score: result?.score ?? [0, 0] };
      const { status, state } = centre.standingOf(fixture, now);
      return { status, score: result?.score ?? state.score };
    }),
    cashOutOfferMinor: round.isOver ? null : cashOutOffer(centre, view, round.bet, now),
  };
}

function stateOf({ isOver, win }: Round, { cashOutMinor, outcomes }: SlipView): SlipState {
  if (!isOver) return 'open';
  if (cashOutMinor !== null) return 'cashedOut';
  if (outcomes?.every((outcome) => outcome === 'void')) return 'returned';
  return win > 0 ? 'won' : 'lost';
}

/** The rules of slips draw no numbers. */
function noChance(): number {
  throw new Error('A slip draws nothing.');
}
