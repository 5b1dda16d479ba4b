import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import type { MadeMove } from './match-play.ts';
import { MatchPlay } from './match-play.ts';
import { dividePot } from './match-pot.ts';
import type { MatchEnd, MatchRules, Seat } from './match-rules.ts';

/** A player's part of a match as the view of a round. */
export interface MatchRoundView {
  /** The last position with everything open, in the shape of the game's rules. */
  readonly position: unknown;
  readonly seat: Seat;
  readonly moves: readonly MadeMove[];
  /** Null while the match goes on. */
  readonly end: MatchEnd | null;
  /** Of the whole match; 0 after a draw. */
  readonly rakeMinor: number;
}

/** The choices of a player's round: his seat, then all moves of the match and how it ended. */
export function choicesOfMatch(seat: Seat, moves: readonly MadeMove[], end: MatchEnd): readonly Choice[] {
  return [startOfSeat(seat), { moves: moves.map(({ move }) => move), end }];
}

/** The first choice of a player's round. */
export function startOfSeat(seat: Seat): Choice {
  return { seat };
}

/** With equal players all stakes but the rake come back, over all players of a match. */
const RETURN_BASIS_POINTS = 9_500;

/**
 * A match as the rules of its players' rounds: each round has the stake of one player as its bet, and his part of the
 * pot as its win. So wallet, history, record and fairness check know matches without a change.
 */
export function matchRound(rules: MatchRules): GameRules<MatchRoundView> {
  return {
    id: rules.id,
    returnBasisPoints: RETURN_BASIS_POINTS,
    volatility: 'low',
    betUnits: 1,
    startChoices: 1,
    choiceProblem: () => 'is made in a match against other players',
    choiceOfAbsent: () => ({}),
    play(draw, [start, record], betMinor) {
      const match = new MatchPlay(rules, draw);
      const moves = Array.isArray(record?.moves) ? record.moves.map(String) : [];
      for (const move of moves) match.play(move);
      const seat = Number(start?.seat ?? 0);
      // Resignation, time and agreement are no moves. Where the rules end a match, they alone say how.
      const end = match.end ?? (record === undefined ? null : endIn(record));
      const shares = end === null ? null : dividePot(rules.seats, betMinor, end);
      const view = {
        position: match.viewOf(null),
        seat,
        moves: match.moves,
        end,
        rakeMinor: shares?.rakeMinor ?? 0,
      };
      return { view, isOver: end !== null, winMinor: shares?.wins[seat] ?? 0 };
    },
  };
}

function endIn({ end }: Choice): MatchEnd | null {
  if (typeof end !== 'object' || end === null || !('winners' in end)) return null;
  return end as MatchEnd;
}
