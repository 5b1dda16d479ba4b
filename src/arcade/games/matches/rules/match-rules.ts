import type { DrawInteger } from '#arcade/engine/draw-integer.ts';

/** A place at a match, from 0. Seat 0 moves first where the rules do not say otherwise. */
export type Seat = number;

/** Why a match is over. The last four are the same in all games. */
export type EndReason =
  | 'checkmate'
  | 'stalemate'
  | 'repetition'
  | 'quietMoves'
  | 'material'
  | 'count'
  | 'honour'
  | 'perpetualCheck'
  | 'noMoves'
  | 'home'
  | 'points'
  | 'handsEmpty'
  | 'blocked'
  | 'hand'
  | 'wall'
  | 'chips'
  | 'resigned'
  | 'time'
  | 'agreed';

/** The end of a match. Without winners it is a draw. */
export interface MatchEnd {
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
}

/** The thinking time of a player, in milliseconds. Each move adds the increment. */
export interface MatchPace {
  readonly initialMs: number;
  readonly incrementMs: number;
}

/**
 * The rules of a game between players: pure, the same in the server and in browsers, where players check rounds. A move
 * is a short text such as `d3` or `e2e4`; it is public, so it never names what another player must not know. Positions
 * are immutable.
 */
export interface MatchRules<Position = unknown, View = unknown> {
  /** Kept rounds are decided anew by it: rules that come to other outcomes get another id. */
  readonly id: string;
  readonly seats: number;
  readonly pace: MatchPace;
  /** Dice or a deal decide something, so the match has a seed to check. */
  readonly hasChance: boolean;
  /** Players may agree on a draw. */
  readonly mayAgreeDraw: boolean;
  start(draw: DrawInteger): Position;
  /** The player who moves next. Only asked while the match goes on. */
  turnOf(position: Position): Seat;
  /** Never empty while the match goes on. */
  legalMoves(position: Position): readonly string[];
  /** Only asked of a legal move. Chance is always drawn in the same order. */
  play(position: Position, move: string, draw: DrawInteger): Position;
  /** Null while the match goes on. */
  endOf(position: Position): MatchEnd | null;
  /**
   * Whether some sequence of legal moves lets a player win. Where it does not, the match is drawn when the other player
   * runs out of time. Absent where every player can still win.
   */
  canWin?(position: Position, seat: Seat): boolean;
  /** What a player sees. Null stands for everything, which is shown once the match is over. */
  view(position: Position, seat: Seat | null): View;
  /** A legal move by a bot. It knows what a player in its seat would see, and nothing else. */
  botMove(view: View, legal: readonly string[], random: DrawInteger): string;
}
