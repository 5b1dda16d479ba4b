import type { CompiledMachine } from './compiled-machine.ts';

/**
 * Removes the winning cells: the symbols above fall, and the next ones on the strip follow from the top. A strip wraps
 * around at its beginning.
 */
export function letFall(compiled: CompiledMachine, strips: readonly Uint8Array[], winners: Uint8Array): void {
  const { reels, rows, grid, tops } = compiled;
  for (let reel = 0; reel < reels; reel++) {
    const strip = strips[reel] as Uint8Array;
    const first = reel * rows;
    let free = first + rows - 1;
    for (let cell = free; cell >= first; cell--) {
      if (winners[cell] === 0) grid[free--] = grid[cell] as number;
    }
    let top = tops[reel] as number;
    for (; free >= first; free--) {
      top = top === 0 ? strip.length - 1 : top - 1;
      grid[free] = strip[top] as number;
    }
    tops[reel] = top;
  }
}
