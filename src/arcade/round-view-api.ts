import type { GameSession, PublicMachine, RoundResult, SpinResult } from './game-api.ts';
import type { RoundGameKind } from './round-game-kind.ts';

/**
 * The API of the page that shows one round of a player's past. The operator's server asks for its address
 * (`POST /operators/:integration/round-view`); the code in the address gives this round and nothing else.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/round-view | RoundViewRequest | RoundView |
 */

export interface RoundViewRequest {
  /** From the address of the page. It may be exchanged again until it expires, since frames reload. */
  readonly code: string;
}

/** The part that rounds of all games share. */
interface ShownRound extends Pick<GameSession, 'game' | 'art' | 'currency' | 'language' | 'origin'> {
  /** The round was played at a shared table: its seeds are the table's. */
  readonly isShared: boolean;
  /** The server seed; null until the player changes his seeds. A shared table shows it with the result. */
  readonly revealed: { readonly serverSeed: string } | null;
}

export interface SlotRoundView extends ShownRound {
  readonly kind: 'slot';
  /** The machine that decided the round. */
  readonly machine: PublicMachine;
  readonly round: SpinResult;
}

export interface TableRoundView extends ShownRound {
  readonly kind: RoundGameKind;
  /** Total bets that may be chosen, rising: boards draw chips by them. */
  readonly betsMinor: readonly number[];
  readonly round: RoundResult;
  /** How the round stood after each choice, the end last: never empty. */
  readonly steps: readonly PastStep[];
}

/** A round after some of its choices, as its player saw it then. */
export interface PastStep extends Pick<RoundResult, 'view' | 'isOver' | 'winMinor'> {
  /** How many of the round's choices had been made. */
  readonly choices: number;
}

/** A round that is over, with its seeds. */
export type RoundView = SlotRoundView | TableRoundView;
