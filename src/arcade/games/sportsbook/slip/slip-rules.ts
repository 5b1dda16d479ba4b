import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { type Outcome, outcomeOf, selectionIn } from '../markets/selection.ts';
import type { LegResult, PlacedSlip, SlipEnd, SlipLeg, SlipView } from './slip.ts';
import { combinationsOf, payoutOf } from './slip-payout.ts';

/** The stated return of the dearest market, in hundredths of a percent: 9 % margin returns 100/109. */
const RETURN_BASIS_POINTS = 9_174;

/**
 * A slip as the first choice of its round.
 * @param worth what the house may lose by it, in base units of money: counted again after a restart.
 */
export function choiceOfSlip({ legs, size }: PlacedSlip, worth = 0): Choice {
  return { legs, size, worth };
}

export function choiceOfEnd(end: SlipEnd): Choice {
  return { ...end };
}

/** The slip that a round began with. */
export function slipIn(choice: Choice | undefined): PlacedSlip {
  const legs = Array.isArray(choice?.legs) ? (choice.legs as readonly SlipLeg[]) : [];
  return { legs, size: Number(choice?.size ?? legs.length) };
}

/** How a leg ended with what its count came to. */
export function outcomeOfLeg({ selection }: SlipLeg, pair: LegResult['pair']): Outcome {
  const known = selectionIn(selection);
  return known === undefined || pair === null ? 'void' : outcomeOf(known, pair);
}

/**
 * A slip as the rules of a round: its first choice is what was bet on, its last one the results. So wallets, history
 * and the betting record know slips without a change, and its win follows from the results alone.
 */
export const slipRules: GameRules<SlipView> = {
  id: 'sportsbook-1',
  returnBasisPoints: RETURN_BASIS_POINTS,
  volatility: 'medium',
  betUnits: 1,
  startChoices: 1,
  choiceProblem: () => 'is made in the sportsbook',
  choiceOfAbsent: () => ({}),
  play(_draw, [start, end], betMinor) {
    const { legs, size } = slipIn(start);
    const results = Array.isArray(end?.results) ? (end.results as readonly LegResult[]) : null;
    const cashOutMinor = typeof end?.cashOutMinor === 'number' ? end.cashOutMinor : null;
    const outcomes =
      results === null ? null : legs.map((leg, index) => outcomeOfLeg(leg, results[index]?.pair ?? null));
    const ended = (of: readonly Outcome[]): number =>
      payoutOf(
        legs.map(({ odds }, index) => ({ odds, outcome: of[index] ?? 'void' })),
        size,
        betMinor,
      );
    const view: SlipView = {
      legs,
      size,
      combinations: combinationsOf(legs.length, size),
      mostMinor: ended(legs.map(() => 'won')),
      results,
      outcomes,
      cashOutMinor,
    };
    const isOver = outcomes !== null || cashOutMinor !== null;
    return { view, isOver, winMinor: cashOutMinor ?? (outcomes === null ? 0 : ended(outcomes)) };
  },
};
