export const MINES_TILES = 25;
export const MOST_MINES = 24;

/** The highest multiple, in hundredths. A round ends where it is reached. */
export const HIGHEST_MULTIPLE = 100_000;

const RETURN_PERCENT = 97;

/**
 * What a number of safe tiles pays, in hundredths of the bet: 97 % of the fair multiple, rounded down, and 1,000 times
 * the bet at most; 0 without a tile.
 */
export function minesMultiple(mines: number, safeTiles: number): number {
  if (safeTiles === 0) return 0;
  const layouts = combinations(MINES_TILES, safeTiles);
  const fair = (RETURN_PERCENT * layouts) / combinations(MINES_TILES - mines, safeTiles);
  return Math.min(HIGHEST_MULTIPLE, Math.floor(fair));
}

/** In how many ways some of all can be chosen; exact, since every step divides. */
function combinations(all: number, some: number): number {
  let ways = 1;
  for (let taken = 1; taken <= some; taken += 1) ways = (ways * (all - taken + 1)) / taken;
  return ways;
}
