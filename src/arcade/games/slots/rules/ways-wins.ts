import type { CompiledMachine } from './compiled-machine.ts';
import type { RoundRecorder } from './round-recorder.ts';

/** How many of the reel's rows show the symbol or a wild. */
function countOnReel({ rows, grid, isWild }: CompiledMachine, reel: number, symbol: number): number {
  let count = 0;
  for (let cell = reel * rows; cell < (reel + 1) * rows; cell++) {
    const shown = grid[cell] as number;
    if (shown === symbol || isWild[shown] === 1) count++;
  }
  return count;
}

/**
 * Bet units that the board pays over its ways: each symbol of the first reel, on as many neighbouring reels as show it,
 * once for each combination of rows.
 * @param winners gets 1 for each cell that is part of a win, where it is asked for; the caller clears it.
 */
export function sumWays(
  compiled: CompiledMachine,
  multiplier: number,
  recorder: RoundRecorder | null,
  winners: Uint8Array | null,
): number {
  const { reels, rows, grid, pays, isScatter } = compiled;
  let units = 0;
  let judged = 0;
  for (let row = 0; row < rows; row++) {
    const symbol = grid[row] as number;
    if (isScatter[symbol] === 1 || (judged & (1 << symbol)) !== 0) continue;
    judged |= 1 << symbol;
    let ways = 1;
    let reel = 0;
    for (; reel < reels; reel++) {
      const count = countOnReel(compiled, reel, symbol);
      if (count === 0) break;
      ways *= count;
    }
    const pay = pays[symbol * (reels + 1) + reel] as number;
    if (pay === 0) continue;
    units += pay * ways * multiplier;
    recorder?.waysWon(symbol, reel, ways, pay * ways, multiplier);
    if (winners !== null) markWinners(compiled, symbol, reel, winners);
  }
  return units;
}

function markWinners(
  { rows, grid, isWild }: CompiledMachine,
  symbol: number,
  reels: number,
  winners: Uint8Array,
): void {
  for (let cell = 0; cell < reels * rows; cell++) {
    const shown = grid[cell] as number;
    if (shown === symbol || isWild[shown] === 1) winners[cell] = 1;
  }
}
