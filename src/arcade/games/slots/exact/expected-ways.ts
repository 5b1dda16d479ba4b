import type { CompiledMachine } from '../rules/compiled-machine.ts';
import { expectedCount, windowCounts } from './window-counts.ts';

/**
 * Bet units that one turn's ways pay on average. Reels stop independently, so a symbol's expected ways over exactly n
 * reels are the product of its expected counts on the first n, times the chance that the next reel has none.
 */
export function expectedWays(compiled: CompiledMachine, strips: readonly Uint8Array[]): number {
  const { reels, rows, isWild, pays, payingSymbols } = compiled;
  let sum = 0;
  for (const symbol of payingSymbols) {
    const counts = strips.map((strip) => windowCounts(strip, rows, (shown) => shown === symbol || isWild[shown] === 1));
    let ways = 1;
    for (let reel = 1; reel <= reels; reel++) {
      ways *= expectedCount(counts[reel - 1] ?? [1]);
      const ends = reel === reels ? 1 : (counts[reel]?.[0] ?? 0);
      sum += (pays[symbol * (reels + 1) + reel] as number) * ways * ends;
    }
  }
  return sum;
}
