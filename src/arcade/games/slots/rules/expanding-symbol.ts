import type { CompiledMachine } from './compiled-machine.ts';
import type { RoundRecorder } from './round-recorder.ts';

/**
 * Bet units that the drawn symbol pays: it fills every reel that shows it and pays on all lines by the number of those
 * reels, neighbours or not. Where that many pay nothing it does not expand.
 */
export function sumExpanded(
  compiled: CompiledMachine,
  drawn: number,
  multiplier: number,
  recorder: RoundRecorder | null,
): number {
  const { reels, rows, grid, pays, lineCount } = compiled;
  let filled = 0;
  let filledReels = 0;
  for (let reel = 0; reel < reels; reel++) {
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell++) {
      if (grid[cell] !== drawn) continue;
      filled |= 1 << reel;
      filledReels++;
      break;
    }
  }
  const pay = pays[drawn * (reels + 1) + filledReels] as number;
  if (pay === 0) return 0;
  recorder?.expandedWon(drawn, filled, filledReels, pay * lineCount, multiplier);
  return pay * lineCount * multiplier;
}
