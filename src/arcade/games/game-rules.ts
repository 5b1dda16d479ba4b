import type { DrawInteger } from '../engine/draw-integer.ts';
import type { Volatility } from '../game-api.ts';

/** A player's choice as JSON: the side of a coin, the cards to hold, the tile to open. */
export type Choice = Readonly<Record<string, unknown>>;

/** A round after the choices made so far. */
export interface RoundProgress<View> {
  /** The visible state. It contains nothing that the player must not know yet, such as undealt cards. */
  readonly view: View;
  /** No further choice is possible, and the win is final. */
  readonly isOver: boolean;
  /** In minor units; 0 while the round goes on. */
  readonly winMinor: number;
  /** The player has no choice left, and the round waits for the reveal of its table. Of `table` rules alone. */
  readonly isReady?: boolean;
}

/** The part of rules by which a live table lets every player choose after the bets (decision 84). */
export interface TableChoices {
  /**
   * So many draws are the same for all players of a table's round: the dealer's cards, and those that all begin with.
   * Each player has draws of his own after them.
   */
  readonly sharedDraws: number;
}

/** The rules of a game that is no slot: pure, the same in the server and in browsers, where players check rounds. */
export interface GameRules<View = unknown> {
  /**
   * Kept rounds are decided anew by it: rules that come to other outcomes get another id, e.g. `coin-2` after `coin-1`.
   */
  readonly id: string;
  /**
   * Stated return over very many rounds, in hundredths of a percent: 9700 is 97.00 %. Of the best bet where places
   * return different shares, and by the best choices where they matter.
   */
  readonly returnBasisPoints: number;
  readonly volatility: Volatility;
  /** The total bet is a whole multiple of this many minor units. */
  readonly betUnits: number;
  /**
   * What is wrong with the next choice, as a short English clause ("must be heads or tails"); null when it may be made.
   * `made` are the choices before it; an unfinished round asks for one more.
   */
  readonly choiceProblem: (made: readonly Choice[], next: Choice) => string | null;
  /**
   * How many choices the bet itself needs: 1 where a round starts with a choice (the side of a coin), 0 where it starts
   * without one (cards are dealt).
   */
  readonly startChoices: 0 | 1;
  /**
   * For games of chips: the sum of all chips that the first choice places, in minor units, which is the round's bet.
   * Only asked of a choice without a problem. Absent where a round has one bet, chosen beside the board.
   */
  readonly betOf?: (start: Choice) => number;
  /**
   * Minor units that the next choice adds to the round's bet; 0 or absent where it adds nothing. Only asked of a choice
   * without a problem. `betMinor` is the bet that the round began with.
   */
  readonly raiseOf?: (made: readonly Choice[], next: Choice, betMinor: number) => number;
  /** For games of chips: the names of all places that chips can lie on. */
  readonly places?: readonly string[];
  /**
   * Decides the round from its beginning with the choices made so far. Chance is always drawn in the same order, so
   * that one more choice never changes what was shown before. `betMinor` is the bet that the round began with; the win
   * has all that is paid back, the stakes of raises too.
   */
  readonly play: (draw: DrawInteger, choices: readonly Choice[], betMinor: number) => RoundProgress<View>;
  /**
   * Present where these are rules of a live table with choices. Every choice but the last is a player's; the last is
   * the reveal, which the table makes for all at once: it turns the dealer's cards and plays by default what was not
   * chosen.
   */
  readonly table?: TableChoices;
  /**
   * The choice that ends the round, or leads to its end, for a player who has left it. Never asked of a finished one.
   * Of `table` rules it is the reveal, once the bets are placed.
   */
  readonly choiceOfAbsent: (made: readonly Choice[]) => Choice;
}
