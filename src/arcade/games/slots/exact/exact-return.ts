import type { CompiledMachine } from '../rules/compiled-machine.ts';
import type { FallSums } from './enumerated-falls.ts';
import { expectedExpansion } from './expected-expansion.ts';
import { expectedLines } from './expected-lines.ts';
import { expectedWays } from './expected-ways.ts';
import { type CountChances, sumOf, windowCounts } from './window-counts.ts';

/**
 * The expected value of a turn before free spins are counted: bet units, and the distribution of the number of
 * scatters.
 */
export interface ExpectedTurn {
  readonly units: number;
  readonly scatters: CountChances;
}

export interface ExactReturn {
  /** Share of the bet that comes back, 0.964 for 96.40 %. */
  readonly total: number;
  /** The parts of it that the base game pays, and its free spins. */
  readonly base: number;
  readonly free: number;
  /** How many free spins a round has on average. */
  readonly freeSpinsPerRound: number;
}

/** A machine without falls, from the chances of its strips. */
export function expectedTurn(compiled: CompiledMachine, isFree: boolean): ExpectedTurn {
  const strips = isFree ? compiled.freeStrips : compiled.strips;
  const multiplier = isFree ? compiled.freeMultiplier : 1;
  const units = compiled.lineCount > 0 ? expectedLines(compiled, strips) : expectedWays(compiled, strips);
  const scatters = strips
    .map((strip) => windowCounts(strip, compiled.rows, (symbol) => compiled.isScatter[symbol] === 1))
    .reduce<CountChances>(sumOf, [1]);
  return { units: units * multiplier, scatters };
}

/** A machine with falls, from all of its boards. */
export function turnOfFalls({ boards, units, scatters }: FallSums): ExpectedTurn {
  return { units: units / boards, scatters: scatters.map((count) => count / boards) };
}

/**
 * The return of whole rounds. A free spin is worth what it pays plus the free spins that it gives again: v = w + r·v,
 * hence v = w / (1 − r), for each symbol that may be drawn to expand.
 */
export function exactReturn(
  compiled: CompiledMachine,
  base: ExpectedTurn = expectedTurn(compiled, false),
  free: ExpectedTurn = expectedTurn(compiled, true),
): ExactReturn {
  const { scatterPays, freeSpins, moreFreeSpins, freeMultiplier, payingSymbols } = compiled;
  const average = (chances: CountChances, table: Int32Array): number =>
    chances.reduce((sum, chance, count) => sum + chance * (table[count] ?? 0), 0);
  const baseUnits = base.units + average(base.scatters, scatterPays);
  const drawn = compiled.expands ? [...payingSymbols] : [-1];
  const expansion = drawn.reduce(
    (sum, symbol) => sum + (symbol < 0 ? 0 : expectedExpansion(compiled, symbol) * freeMultiplier),
    0,
  );
  const freeUnits = free.units + average(free.scatters, scatterPays) * freeMultiplier + expansion / drawn.length;
  const more = average(free.scatters, moreFreeSpins);
  if (more >= 1) throw new Error(`The machine ${compiled.machine.id} gives free spins without end.`);
  const freeSpinsPerRound = average(base.scatters, freeSpins) / (1 - more);
  const { betUnits } = compiled.machine;
  const basePart = baseUnits / betUnits;
  const freePart = (freeSpinsPerRound * freeUnits) / betUnits;
  return { total: basePart + freePart, base: basePart, free: freePart, freeSpinsPerRound };
}
