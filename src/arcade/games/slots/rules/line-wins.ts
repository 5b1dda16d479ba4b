import type { CompiledMachine } from './compiled-machine.ts';
import type { RoundRecorder } from './round-recorder.ts';

/** The win of one line; overwritten by the next call of `judgeLine`. */
export const lineVerdict = { units: 0, symbol: 0, count: 0, multiplier: 1 };

/**
 * Judges one line from the left: a run of one paying symbol in which wilds stand for it, or a leading run of wilds
 * alone where that pays more. Multiplying wilds multiply the run that they are part of.
 * @param symbolAt the symbol on a reel of the line.
 */
export function judgeLine(compiled: CompiledMachine, cells: Uint8Array, line: number, grid: Uint8Array): void {
  const { reels, isWild, isScatter, wildMultiplier, pays, wildPaysAs } = compiled;
  const start = line * reels;
  let paying = -1;
  let count = 0;
  let multiplier = 1;
  let wildRun = 0;
  let wildRunMultiplier = 1;
  for (; count < reels; count++) {
    const symbol = grid[cells[start + count] as number] as number;
    if (isWild[symbol] === 1) {
      multiplier *= wildMultiplier[symbol] as number;
      if (paying < 0) {
        wildRun++;
        wildRunMultiplier = multiplier;
      }
    } else if (isScatter[symbol] === 1) break;
    else if (paying < 0) paying = symbol;
    else if (symbol !== paying) break;
  }
  const stride = reels + 1;
  const run = paying < 0 ? 0 : (pays[paying * stride + count] as number) * multiplier;
  const wilds = wildPaysAs < 0 ? 0 : (pays[wildPaysAs * stride + wildRun] as number) * wildRunMultiplier;
  const wildsPayMore = wilds > run;
  lineVerdict.units = wildsPayMore ? wilds : run;
  lineVerdict.symbol = wildsPayMore ? wildPaysAs : paying;
  lineVerdict.count = wildsPayMore ? wildRun : count;
  lineVerdict.multiplier = wildsPayMore ? wildRunMultiplier : multiplier;
}

/** Bet units that all lines of the board pay together. */
export function sumLines(compiled: CompiledMachine, multiplier: number, recorder: RoundRecorder | null): number {
  const { lineCells, lineCount, grid } = compiled;
  let units = 0;
  for (let line = 0; line < lineCount; line++) {
    judgeLine(compiled, lineCells, line, grid);
    if (lineVerdict.units === 0) continue;
    units += lineVerdict.units * multiplier;
    recorder?.lineWon(line, lineVerdict, multiplier);
  }
  return units;
}
