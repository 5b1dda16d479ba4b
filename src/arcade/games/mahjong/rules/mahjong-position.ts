import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

export interface MahjongPosition {
  /** Kinds of tiles from 0 to 11, sorted; the tile that was drawn last stands at the end. */
  readonly hands: readonly (readonly number[])[];
  readonly wall: readonly number[];
  readonly discards: readonly (readonly number[])[];
  readonly turn: Seat;
  /** `draw`: the player draws, or wins by the last discard. `discard`: he discards, or wins. */
  readonly phase: 'draw' | 'discard';
  readonly winner: Seat | null;
  /** The wall is used up and nobody wants the last discard. */
  readonly isOver: boolean;
  readonly last: { readonly seat: Seat; readonly move: string } | null;
}

/** What a player sees: his own hand, all discards, and how many tiles there are elsewhere. */
export interface MahjongView extends Omit<MahjongPosition, 'hands' | 'wall'> {
  readonly hands: readonly (readonly number[] | null)[];
  readonly counts: readonly number[];
  readonly wallCount: number;
}
