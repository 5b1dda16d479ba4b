import type { FunctionComponent } from 'preact';
import type { BoardSound } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { MadeMove } from '../rules/match-play.ts';
import type { Seat } from '../rules/match-rules.ts';

/** Properties of the board of a game between players. */
export interface MatchBoardProps<View> {
  readonly view: View;
  /** The player who looks: the board is turned to him. */
  readonly seat: Seat;
  /** The moves that he may make now; empty while he may not move. */
  readonly legal: readonly string[];
  readonly moves: readonly MadeMove[];
  /** Null before the match and after its end. */
  readonly turn: Seat | null;
  readonly isOver: boolean;
  play(move: string): void;
  readonly words: GameWords;
  readonly hasLessMotion: boolean;
  sound(sound: BoardSound): void;
}

/** A game's half in the browser: its board and its words. */
export interface MatchBoard<View> {
  readonly Board: FunctionComponent<MatchBoardProps<View>>;
  /** What a seat is called, e.g. White. */
  readonly seatName: (seat: Seat, words: GameWords) => string;
  /** The colour of a seat's mark, as CSS. */
  readonly seatColour: readonly [string, string];
  /** What stands beside a player's name, e.g. the pieces that he has taken; null for nothing. */
  readonly Tally: FunctionComponent<{ readonly view: View; readonly seat: Seat; readonly words: GameWords }>;
  /** A move in the list of moves; null for one that is not listed. */
  readonly moveText: (made: MadeMove, index: number, moves: readonly MadeMove[], words: GameWords) => string | null;
  /** What screen readers say of a new position; where it is absent they say the text of the move. */
  readonly said?: (view: View, seat: Seat, words: GameWords) => string;
  /** What a player may declare with his move, as the label of a button. Absent where nothing can be declared. */
  readonly declaration?: (declared: string, words: GameWords) => string;
  /** What the position means for the rules, e.g. a count of moves; null for nothing to say. */
  readonly note?: (view: View, words: GameWords) => string | null;
  /** The rules as paragraphs. */
  readonly rules: (words: GameWords) => readonly string[];
}
