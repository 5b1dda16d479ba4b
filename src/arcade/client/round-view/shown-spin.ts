import type { GridPosition, Spin } from '#arcade/game-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';

/** A cell of a board as it is drawn. */
export interface ShownCell {
  readonly symbol: SymbolId;
  readonly isWon: boolean;
}

/** The board of a spin, row by row from the top: with the symbol that filled its reels, and the cells that won. */
export function rowsOf({ grid, lineWins, scatterWin, expanded }: Spin): readonly (readonly ShownCell[])[] {
  const won = new Set(
    [...lineWins.flatMap(({ positions }) => positions), ...(scatterWin?.positions ?? [])].map((position) =>
      keyOf(position),
    ),
  );
  const rows = grid[0]?.length ?? 0;
  return Array.from({ length: rows }, (_, row) =>
    grid.map((column, reel) => ({
      symbol: (expanded?.reels.includes(reel) ? expanded.symbol : column[row]) ?? 'wild',
      isWon: won.has(keyOf([reel, row])),
    })),
  );
}

/** The index of the spin that the page shows first: the highest win. The last fall of a round never wins. */
export function bestSpin(spins: readonly Spin[]): number {
  return spins.reduce((best, { winMinor }, index) => (winMinor > (spins[best]?.winMinor ?? 0) ? index : best), 0);
}

function keyOf([reel, row]: GridPosition): string {
  return `${reel} ${row}`;
}
