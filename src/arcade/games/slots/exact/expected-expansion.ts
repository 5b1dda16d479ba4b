import type { CompiledMachine } from '../rules/compiled-machine.ts';
import { type CountChances, sumOf, windowCounts } from './window-counts.ts';

/** Bet units that one free spin pays on average by the drawn symbol's expansion. */
export function expectedExpansion(compiled: CompiledMachine, symbol: number): number {
  const { reels, rows, pays, lineCount, freeStrips } = compiled;
  const filledReels = freeStrips.reduce<CountChances>(
    (sum, strip) => {
      const none = windowCounts(strip, rows, (shown) => shown === symbol)[0] ?? 1;
      return sumOf(sum, [none, 1 - none]);
    },
    [1],
  );
  return filledReels.reduce(
    (sum, chance, count) => sum + chance * (pays[symbol * (reels + 1) + count] as number) * lineCount,
    0,
  );
}
