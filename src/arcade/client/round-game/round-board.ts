import type { FunctionComponent } from 'preact';
import type { Choice } from '#arcade/games/game-rules.ts';
import type { GameWords } from '../words/game-words.ts';

/** Properties of a game's board. */
export interface BoardProps<View> {
  /** Null before the first round. */
  readonly view: View | null;
  /** The round shown is finished; true before the first one. */
  readonly isOver: boolean;
  /** Of the round shown, in minor units; 0 while it goes on. */
  readonly winMinor: number;
  /** Of a shared table: earlier rounds, the oldest first. Absent where the player has the game alone. */
  readonly past?: readonly View[];
  /** Of a shared table: how many have bet on each place. */
  readonly crowd?: Readonly<Record<string, number>>;
  readonly betMinor: number;
  /** The end of the round was seen, or its showing was cut short: the board shows it at once. */
  readonly isShown: boolean;
  /** Values of chips that may be placed, rising; the least is the lowest bet. */
  readonly chipsMinor: readonly number[];
  /** The highest bet of a round. */
  readonly limitMinor: number;
  /** The player's balance. Chips of the draft are not subtracted. */
  readonly creditMinor: number;
  /** Nothing may be chosen now: a call is under way, or the session is over. */
  readonly isBusy: boolean;
  /**
   * The choice that the main button will make: before a round the one that starts it, within a round the one being
   * composed (cards to hold).
   */
  readonly draft: Choice;
  setDraft(draft: Choice): void;
  /** Makes a choice of the open round at once (a tile is opened). */
  choose(choice: Choice): void;
  /**
   * The board tells that it has shown the end of the round; the win is counted up then. Call it once for each round.
   */
  shown(): void;
  readonly money: (minor: number) => string;
  readonly words: GameWords;
  readonly hasLessMotion: boolean;
  play(sound: BoardSound): void;
}

/** The sounds that a board may ask for; those of wins are the frame's. */
export type BoardSound = 'press' | 'turn' | 'stop';

/** A game's half in the browser: its board and its words for the frame around it. */
export interface RoundBoard<View> {
  readonly Board: FunctionComponent<BoardProps<View>>;
  /** The draft with which the game opens and each round begins; `view` is that of the open round, null before one. */
  readonly firstDraft: (view: View | null) => Choice;
  /** Kept from one round to the next: the draft of the start (the coin's side). */
  readonly keepsDraft: boolean;
  /**
   * What the main button does: its label, and whether it may be pressed. In an open round it makes `draft` the next
   * choice.
   */
  readonly mainButton: (state: {
    readonly view: View | null;
    readonly isOver: boolean;
    readonly draft: Choice;
    readonly words: GameWords;
    readonly money: (minor: number) => string;
  }) => { readonly label: string; readonly isAllowed: boolean };
  /** The outcome of a round in words, for screen readers. */
  readonly outcome: (view: View, words: GameWords) => string;
  /** The rules as paragraphs, and the pay table as rows of a name and a multiple such as `×25`. */
  readonly rules: (words: GameWords) => {
    readonly paragraphs: readonly string[];
    readonly pays: readonly (readonly [name: string, pays: string])[];
  };
}
