import type { CompiledMachine } from './compiled-machine.ts';
import { sumExpanded } from './expanding-symbol.ts';
import { letFall } from './falling-symbols.ts';
import { sumLines } from './line-wins.ts';
import type { RoundRecorder } from './round-recorder.ts';
import type { TurnKind } from './turn-kind.ts';
import { sumWays } from './ways-wins.ts';

/** The result of the turn; overwritten by the next call of `judgeBoard`. */
export const turnResult = { units: 0, scatters: 0, freeSpins: 0 };

const winners = new Uint8Array(64);

/** Puts the strips' windows at the given stops on the board. */
export function showStops(compiled: CompiledMachine, strips: readonly Uint8Array[]): void {
  const { reels, rows, grid, tops } = compiled;
  for (let reel = 0; reel < reels; reel++) {
    const strip = strips[reel] as Uint8Array;
    let stop = tops[reel] as number;
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell++) {
      grid[cell] = strip[stop] as number;
      stop = stop + 1 === strip.length ? 0 : stop + 1;
    }
  }
}

/**
 * Judges the stops in `compiled.tops` to the end: lines or ways, falls, expansion, scatters. Nothing in it is left to
 * chance.
 */
export function judgeBoard(compiled: CompiledMachine, kind: TurnKind, recorder: RoundRecorder | null): void {
  const strips = kind.isFree ? compiled.freeStrips : compiled.strips;
  const falls = kind.isFree ? compiled.freeFallMultipliers : compiled.fallMultipliers;
  const multiplier = kind.isFree ? compiled.freeMultiplier : 1;
  showStops(compiled, strips);
  let units = 0;
  if (falls !== null) units = judgeFalls(compiled, strips, falls, multiplier, recorder);
  else {
    recorder?.boardShown(0, multiplier);
    units =
      compiled.lineCount > 0 ? sumLines(compiled, multiplier, recorder) : sumWays(compiled, multiplier, recorder, null);
    if (kind.drawnSymbol >= 0) units += sumExpanded(compiled, kind.drawnSymbol, multiplier, recorder);
  }
  const scatters = countScatters(compiled);
  const scatterUnits = (compiled.scatterPays[scatters] as number) * multiplier;
  const freeSpins = (kind.isFree ? compiled.moreFreeSpins : compiled.freeSpins)[scatters] as number;
  if (scatterUnits > 0 || freeSpins > 0) recorder?.scattersShown(scatters, scatterUnits, freeSpins);
  turnResult.units = units + scatterUnits;
  turnResult.scatters = scatters;
  turnResult.freeSpins = freeSpins;
}

function judgeFalls(
  compiled: CompiledMachine,
  strips: readonly Uint8Array[],
  falls: Int32Array,
  multiplier: number,
  recorder: RoundRecorder | null,
): number {
  let units = 0;
  for (let fall = 0; ; fall++) {
    const factor = multiplier * (falls[Math.min(fall, falls.length - 1)] as number);
    recorder?.boardShown(fall, factor);
    winners.fill(0);
    const won = sumWays(compiled, factor, recorder, winners);
    if (won === 0) return units;
    units += won;
    letFall(compiled, strips, winners);
  }
}

function countScatters({ grid, isScatter }: CompiledMachine): number {
  let count = 0;
  for (let cell = 0; cell < grid.length; cell++) count += isScatter[grid[cell] as number] as number;
  return count;
}
