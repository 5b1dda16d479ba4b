/** What a turn of the reels is played as. `drawnSymbol` is the index of the symbol that expands, -1 where none does. */
export interface TurnKind {
  readonly isFree: boolean;
  readonly drawnSymbol: number;
}
