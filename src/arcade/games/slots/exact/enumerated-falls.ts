import type { CompiledMachine } from '../rules/compiled-machine.ts';
import { judgeBoard, turnResult } from '../rules/turn-reels.ts';
import { type CountChances, sumOf, windowCounts } from './window-counts.ts';

/** Sums over boards that have been gone through; sums of parts add up to the sum of the whole. */
export interface FallSums {
  readonly boards: number;
  /** Bet units won by symbols on ways, without scatters. */
  readonly units: number;
  /** Boards by the number of scatters that show in the end. */
  readonly scatters: readonly number[];
}

const FEWEST_REELS = 3;

/**
 * Goes through every board of a machine whose symbols fall, on the engine itself: falls depend on the board as a whole,
 * so no product of chances tells their sum. Boards whose first three reels share no symbol win nothing, and only their
 * scatters are counted.
 * @param firstStops which stops of the first reel are gone through, so that threads can share the work.
 */
export function enumerateFalls(compiled: CompiledMachine, isFree: boolean, firstStops: readonly number[]): FallSums {
  const { reels, rows, tops, isScatter, isWild, scatterPays, freeMultiplier } = compiled;
  const strips = isFree ? compiled.freeStrips : compiled.strips;
  const kind = { isFree, drawnSymbol: -1 };
  const scatterUnit = isFree ? freeMultiplier : 1;
  const sizes = strips.map((strip) => strip.length);
  const scatterWindows = strips.map((strip) => windowCounts(strip, rows, (symbol) => isScatter[symbol] === 1));
  const restBoards = sizes.slice(FEWEST_REELS).reduce((product, size) => product * size, 1);
  const restScatters = scatterWindows.slice(FEWEST_REELS).reduce<CountChances>(sumOf, [1]);
  const scatters = new Array<number>(reels * rows + 1).fill(0);
  let units = 0;
  let boards = 0;

  const windowHas = (reel: number, symbol: number): boolean => {
    const strip = strips[reel] as Uint8Array;
    for (let row = 0; row < rows; row++) {
      const shown = strip[((tops[reel] as number) + row) % strip.length] as number;
      if (shown === symbol || isWild[shown] === 1) return true;
    }
    return false;
  };
  const canWin = (): boolean => {
    const strip = strips[0] as Uint8Array;
    for (let row = 0; row < rows; row++) {
      const symbol = strip[((tops[0] as number) + row) % strip.length] as number;
      if (isScatter[symbol] !== 1 && windowHas(1, symbol) && windowHas(2, symbol)) return true;
    }
    return false;
  };
  const scattersOnFirstReels = (): number => {
    let count = 0;
    for (let reel = 0; reel < FEWEST_REELS; reel++) {
      const strip = strips[reel] as Uint8Array;
      for (let row = 0; row < rows; row++)
        count += isScatter[strip[((tops[reel] as number) + row) % strip.length] as number] as number;
    }
    return count;
  };
  // The board's tops move while symbols fall, so the stops are kept apart.
  const stops = new Int32Array(reels);
  const throughRest = (reel: number): void => {
    if (reel === reels) {
      tops.set(stops);
      judgeBoard(compiled, kind, null);
      units += turnResult.units - (scatterPays[turnResult.scatters] as number) * scatterUnit;
      scatters[turnResult.scatters] = (scatters[turnResult.scatters] ?? 0) + 1;
      return;
    }
    const size = sizes[reel] as number;
    for (let stop = 0; stop < size; stop++) {
      stops[reel] = stop;
      throughRest(reel + 1);
    }
  };

  for (const first of firstStops) {
    for (let second = 0; second < (sizes[1] as number); second++) {
      for (let third = 0; third < (sizes[2] as number); third++) {
        stops[0] = first;
        stops[1] = second;
        stops[2] = third;
        tops.set(stops);
        boards += restBoards;
        if (canWin()) throughRest(FEWEST_REELS);
        else {
          const shown = scattersOnFirstReels();
          restScatters.forEach((chance, count) => {
            scatters[shown + count] = (scatters[shown + count] ?? 0) + chance * restBoards;
          });
        }
      }
    }
  }
  return { boards, units, scatters };
}

export function addFallSums(parts: readonly FallSums[]): FallSums {
  const longest = Math.max(...parts.map(({ scatters }) => scatters.length));
  return {
    boards: parts.reduce((sum, part) => sum + part.boards, 0),
    units: parts.reduce((sum, part) => sum + part.units, 0),
    scatters: Array.from({ length: longest }, (_, count) =>
      parts.reduce((sum, part) => sum + (part.scatters[count] ?? 0), 0),
    ),
  };
}
