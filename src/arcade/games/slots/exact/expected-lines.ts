import type { CompiledMachine } from '../rules/compiled-machine.ts';
import { judgeLine, lineVerdict } from '../rules/line-wins.ts';

/**
 * Bet units that one turn's lines pay on average. Every row of a reel shows each place of its strip equally often, so
 * all lines have the same expectation: that of one line over all combinations of symbols, each weighed by how often its
 * reels carry it.
 */
export function expectedLines(compiled: CompiledMachine, strips: readonly Uint8Array[]): number {
  const { reels, symbolIds, lineCount } = compiled;
  const shares = strips.map((strip) =>
    symbolIds.map((_, symbol) => strip.reduce((count, shown) => count + (shown === symbol ? 1 : 0), 0) / strip.length),
  );
  const row = new Uint8Array(reels);
  const cells = Uint8Array.from({ length: reels }, (_, reel) => reel);
  const fromReel = (reel: number, chance: number): number => {
    if (chance === 0) return 0;
    if (reel === reels) {
      judgeLine(compiled, cells, 0, row);
      return lineVerdict.units * chance;
    }
    let sum = 0;
    for (let symbol = 0; symbol < symbolIds.length; symbol++) {
      row[reel] = symbol;
      sum += fromReel(reel + 1, chance * (shares[reel]?.[symbol] ?? 0));
    }
    return sum;
  };
  return fromReel(0, 1) * lineCount;
}
