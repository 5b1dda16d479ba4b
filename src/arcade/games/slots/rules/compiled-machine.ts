import type { PublicMachine } from '#arcade/game-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';

/**
 * A machine as numbers, for the millions of rounds that prove it and the few that are served: symbols are indexes,
 * tables are flat.
 */
export interface CompiledMachine {
  readonly machine: PublicMachine;
  readonly reels: number;
  readonly rows: number;
  readonly symbolIds: readonly SymbolId[];
  /** Per symbol: 1 where it stands for paying symbols. */
  readonly isWild: Uint8Array;
  readonly isScatter: Uint8Array;
  /** Per symbol: what a wild multiplies by, else 1. */
  readonly wildMultiplier: Int32Array;
  /** `pays[symbol * (reels + 1) + count]` in bet units. */
  readonly pays: Int32Array;
  /** The symbol whose pay table a run of wilds alone uses; -1 when such a run pays nothing. */
  readonly wildPaysAs: number;
  /** Symbols that may be drawn to expand: all that are neither wild nor scatter. */
  readonly payingSymbols: Uint8Array;
  readonly strips: readonly Uint8Array[];
  readonly freeStrips: readonly Uint8Array[];
  /** `lineCells[line * reels + reel]` is a cell of the grid; empty for ways. */
  readonly lineCells: Uint8Array;
  readonly lineCount: number;
  /** By number of scatters in view: bet units, and free spins in the base game and in free spins. */
  readonly scatterPays: Int32Array;
  readonly freeSpins: Int32Array;
  readonly moreFreeSpins: Int32Array;
  readonly freeMultiplier: number;
  readonly expands: boolean;
  /** Multipliers of falls in the base game and in free spins; null where nothing falls. */
  readonly fallMultipliers: Int32Array | null;
  readonly freeFallMultipliers: Int32Array | null;
  /** The board of the round in play: `grid[reel * rows + row]`, and the strip index in the top row of each reel. */
  readonly grid: Uint8Array;
  readonly tops: Int32Array;
}

/** @throws Error naming what a machine has wrong; the machines of the house are checked by their tests. */
export function compileMachine(machine: PublicMachine): CompiledMachine {
  const { reels, rows, symbols } = machine;
  const problem = machineProblem(machine);
  if (problem !== null) throw new Error(`The machine ${machine.id} ${problem}.`);
  const symbolIds = symbols.map(({ id }) => id);
  const indexed = (reel: readonly SymbolId[]) => Uint8Array.from(reel, (id) => symbolIds.indexOf(id));
  const counted = (table: Readonly<Record<number, number>>, size: number, factor = 1) =>
    Int32Array.from({ length: size + 1 }, (_, count) => (table[count] ?? 0) * factor);
  const scatter = symbols.find(({ kind }) => kind === 'scatter');
  const paysAs = symbols.findIndex(({ kind, pays }) => kind === 'wild' && Object.keys(pays).length > 0);
  const cells = reels * rows;
  const compiled: CompiledMachine = {
    machine,
    reels,
    rows,
    symbolIds,
    isWild: Uint8Array.from(symbols, ({ kind, isAlsoWild }) => (kind === 'wild' || isAlsoWild === true ? 1 : 0)),
    isScatter: Uint8Array.from(symbols, ({ kind }) => (kind === 'scatter' ? 1 : 0)),
    wildMultiplier: Int32Array.from(symbols, ({ multiplier }) => multiplier ?? 1),
    pays: Int32Array.from(symbols.flatMap(({ kind, pays }) => [...counted(kind === 'scatter' ? {} : pays, reels)])),
    wildPaysAs: paysAs,
    payingSymbols: Uint8Array.from(symbols.flatMap(({ kind }, index) => (kind === 'pay' ? [index] : []))),
    strips: machine.strips.map(indexed),
    freeStrips: (machine.freeStrips ?? machine.strips).map(indexed),
    lineCells: Uint8Array.from(machine.lines.flatMap((line) => line.map((row, reel) => reel * rows + row))),
    lineCount: machine.lines.length,
    scatterPays: counted(scatter?.pays ?? {}, cells, machine.betUnits),
    freeSpins: counted(machine.freeSpins?.spins ?? {}, cells),
    moreFreeSpins: counted(machine.freeSpins?.retrigger ?? {}, cells),
    freeMultiplier: machine.freeSpins?.multiplier ?? 1,
    expands: machine.freeSpins?.expands ?? false,
    fallMultipliers: machine.cascade === null ? null : Int32Array.from(machine.cascade.multipliers),
    freeFallMultipliers: machine.cascade === null ? null : Int32Array.from(machine.cascade.freeMultipliers),
    grid: new Uint8Array(cells),
    tops: new Int32Array(reels),
  };
  return compiled;
}

/** The first violated assumption of the evaluators, as the words after "The machine … "; null when all of them hold. */
function machineProblem(machine: PublicMachine): string | null {
  const { reels, rows, strips, freeStrips, lines, symbols } = machine;
  const known = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const allStrips = [...strips, ...(freeStrips ?? [])];
  if (strips.length !== reels || (freeStrips !== null && freeStrips.length !== reels))
    return 'has a strip too few or many';
  if (allStrips.some((strip) => strip.length < rows)) return 'has a strip shorter than its window';
  if (allStrips.some((strip) => strip.some((id) => !known.has(id))))
    return 'has a symbol on a strip that it does not list';
  if (lines.some((line) => line.length !== reels || line.some((row) => row < 0 || row >= rows)))
    return 'has a line that leaves the window';
  if ((machine.pays === 'lines') !== lines.length > 0)
    return 'pays on lines without having any, or has lines but pays on ways';
  if (symbols.filter(({ kind }) => kind === 'scatter').length > 1) return 'has two scatters';
  if (machine.pays === 'ways') {
    // Otherwise one way would count for two symbols, and wins of wilds alone would have no symbol.
    const first = [strips[0], freeStrips?.[0]].flatMap((strip) => strip ?? []);
    if (first.some((id) => known.get(id)?.kind === 'wild')) return 'pays on ways but has a wild on its first reel';
    if (symbols.some(({ kind, multiplier }) => kind === 'wild' && multiplier !== undefined))
      return 'pays on ways but has multiplying wilds';
  }
  if (machine.cascade !== null && machine.pays !== 'ways') return 'lets symbols fall but pays on lines';
  return null;
}
