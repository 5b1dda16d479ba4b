import type { GridPosition } from '#arcade/game-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';

/** A symbol on its way down: from a row (negative ones are above the reel) to its place. */
export interface FallingSymbol {
  readonly symbol: SymbolId;
  readonly reel: number;
  readonly fromRow: number;
  readonly toRow: number;
}

/** The falls after the winners of a board have gone: symbols above a gap close it, others come in from the top. */
export function fallingSymbols(
  grid: readonly (readonly SymbolId[])[],
  removed: readonly GridPosition[],
): FallingSymbol[] {
  return grid.flatMap((column, reel) => {
    const gone = new Set(removed.filter(([at]) => at === reel).map(([, row]) => row));
    const kept = column.map((_, row) => row).filter((row) => !gone.has(row));
    return column.map((symbol, toRow): FallingSymbol => {
      const fromRow = toRow < gone.size ? toRow - gone.size : (kept[toRow - gone.size] ?? toRow);
      return { symbol, reel, fromRow, toRow };
    });
  });
}
