import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/** What a player did. */
export interface DoneMove {
  readonly seat: Seat;
  readonly act: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allIn';
  /** What a call added; after a bet, a raise or an all-in all of his bet on this street; 0 for a fold and a check. */
  readonly chips: number;
}

/** A hand that is over. Cards are numbered as in video poker. */
export interface EndedHand {
  readonly hand: number;
  readonly board: readonly number[];
  /** By seat. */
  readonly holes: readonly (readonly number[])[];
  /** Without what went back uncalled. */
  readonly pot: number;
  /** Both players where their hands are equal. */
  readonly winners: readonly Seat[];
  /** It ended with a showdown. */
  readonly isShown: boolean;
}

/** A hand that is being played. Amounts are chips. Lists of two have an entry for each seat. */
export interface HoldemPosition {
  /** From 1. */
  readonly hand: number;
  /** Chips in front of each player, without his bets. */
  readonly stacks: readonly number[];
  /** Bets of this street. */
  readonly bets: readonly number[];
  /** Bets of earlier streets. */
  readonly pot: number;
  /** The least raise of this street. */
  readonly leastRaise: number;
  /** The number of players who have not answered the highest bet of this street. */
  readonly toAnswer: number;
  readonly turn: Seat;
  /** The last move of this hand; null before its first. */
  readonly last: DoneMove | null;
  readonly holes: readonly (readonly number[])[];
  /** Community cards that lie open. */
  readonly board: readonly number[];
  /** Community cards that are not open yet. */
  readonly covered: readonly number[];
  /** The hand in which each player moved last; 0 before his first move. */
  readonly movedIn: readonly number[];
  /** The hands that ended since one of the players moved last. */
  readonly ended: readonly EndedHand[];
}

/** An ended hand as a player sees it: cards that were not shown are null. */
export interface SeenHand extends Omit<EndedHand, 'holes'> {
  readonly holes: readonly (readonly number[] | null)[];
}

/** What a player sees: his own cards, and those of the other one once they are shown. */
export interface HoldemView extends Omit<HoldemPosition, 'holes' | 'covered' | 'movedIn' | 'ended'> {
  readonly holes: readonly (readonly number[] | null)[];
  /** The hands that ended since he moved last, so that a quick opponent hides no result. */
  readonly ended: readonly SeenHand[];
}

/** The chips of a seat. */
export const chipsOf = (chips: readonly number[], seat: Seat): number => chips[seat] ?? 0;

/** The seat with the button: it changes with each hand. */
export const buttonOf = (hand: number): Seat => (hand - 1) % 2;

/** Everything that was bet in this hand. */
export const potOf = ({ pot, bets }: Pick<HoldemPosition, 'pot' | 'bets'>): number =>
  pot + chipsOf(bets, 0) + chipsOf(bets, 1);

/** What a call costs a player, at most all that he has. Without a seat: the player to move. */
export function toCall(
  { bets, stacks, turn }: Pick<HoldemPosition, 'bets' | 'stacks' | 'turn'>,
  seat: Seat = turn,
): number {
  return Math.max(0, Math.min(chipsOf(bets, 1 - seat) - chipsOf(bets, seat), chipsOf(stacks, seat)));
}
