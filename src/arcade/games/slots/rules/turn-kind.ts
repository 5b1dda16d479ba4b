/** The mode of a turn of the reels. `drawnSymbol` is the index of the symbol that expands, -1 when none does. */
export interface TurnKind {
  readonly isFree: boolean;
  readonly drawnSymbol: number;
}
