import type { GridPosition, LineWin, ScatterWin, Spin } from '#arcade/game-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';
import type { CompiledMachine } from './compiled-machine.ts';
import type { TurnKind } from './turn-kind.ts';

interface OpenSpin {
  fall: number;
  stops: number[];
  grid: SymbolId[][];
  lineWins: LineWin[];
  scatterWin: ScatterWin | null;
  expanded: Spin['expanded'];
  multiplier: number;
  units: number;
}

interface Run {
  readonly units: number;
  readonly symbol: number;
  readonly count: number;
  readonly multiplier: number;
}

/** Writes down what a player sees of a round while the engine plays it, in money of the bet's currency. */
export class RoundRecorder {
  readonly spins: Spin[] = [];
  #kind: TurnKind = { isFree: false, drawnSymbol: -1 };
  #turn: OpenSpin[] = [];

  /** @param unitMinor what one bet unit is worth: the total bet divided by the machine's units, in minor units. */
  constructor(
    private readonly compiled: CompiledMachine,
    private readonly unitMinor: number,
  ) {}

  turnStarted(kind: TurnKind): void {
    this.#kind = kind;
    this.#turn = [];
  }

  /** The board as it is now: after the reels have stopped, or after a fall. */
  boardShown(fall: number, multiplier: number): void {
    const { reels, rows, grid, tops } = this.compiled;
    this.#turn.push({
      fall,
      stops: [...tops],
      grid: Array.from({ length: reels }, (_, reel) =>
        Array.from(grid.subarray(reel * rows, (reel + 1) * rows), (symbol) => this.#idOf(symbol)),
      ),
      lineWins: [],
      scatterWin: null,
      expanded: null,
      multiplier,
      units: 0,
    });
  }

  lineWon(line: number, { units, symbol, count, multiplier }: Run, spinMultiplier: number): void {
    const { reels, rows, lineCells } = this.compiled;
    const cells = [...lineCells.subarray(line * reels, line * reels + count)];
    const positions = cells.map((cell): GridPosition => [Math.floor(cell / rows), cell % rows]);
    this.#won(
      { line, ways: 1, symbol, count, multiplier: multiplier * spinMultiplier, positions },
      units * spinMultiplier,
    );
  }

  waysWon(symbol: number, count: number, ways: number, units: number, multiplier: number): void {
    const { isWild } = this.compiled;
    const positions = this.#cellsWith((shown) => shown === symbol || isWild[shown] === 1).filter(
      ([reel]) => reel < count,
    );
    this.#won({ line: null, ways, symbol, count, multiplier, positions }, units * multiplier);
  }

  /** @param reelBits bit n is set where reel n is filled. */
  expandedWon(symbol: number, reelBits: number, count: number, units: number, multiplier: number): void {
    const { reels, rows, lineCount } = this.compiled;
    const filled = Array.from({ length: reels }, (_, reel) => reel).filter((reel) => (reelBits & (1 << reel)) !== 0);
    const positions = filled.flatMap((reel) => Array.from({ length: rows }, (_, row): GridPosition => [reel, row]));
    this.#won({ line: null, ways: lineCount, symbol, count, multiplier, positions }, units * multiplier);
    this.#open.expanded = { symbol: this.#idOf(symbol), reels: filled };
  }

  scattersShown(count: number, units: number, freeSpins: number): void {
    const { isScatter } = this.compiled;
    this.#open.scatterWin = {
      count,
      amountMinor: units * this.unitMinor,
      positions: this.#cellsWith((shown) => isScatter[shown] === 1),
      freeSpins,
    };
    this.#open.units += units;
  }

  turnEnded(freeSpinsLeft: number): void {
    const { isFree, drawnSymbol } = this.#kind;
    for (const { units, ...spin } of this.#turn) {
      this.spins.push({
        kind: isFree ? 'free' : 'base',
        ...spin,
        drawnSymbol: drawnSymbol < 0 ? null : this.#idOf(drawnSymbol),
        winMinor: units * this.unitMinor,
        freeSpinsLeft,
      });
    }
  }

  get #open(): OpenSpin {
    const open = this.#turn.at(-1);
    if (open === undefined) throw new Error('A win was recorded before its board.');
    return open;
  }

  #won(win: Omit<LineWin, 'symbol' | 'amountMinor'> & { symbol: number }, units: number): void {
    this.#open.lineWins.push({ ...win, symbol: this.#idOf(win.symbol), amountMinor: units * this.unitMinor });
    this.#open.units += units;
  }

  #cellsWith(matches: (symbol: number) => boolean): GridPosition[] {
    const { grid, rows } = this.compiled;
    return Array.from(grid).flatMap((symbol, cell): GridPosition[] =>
      matches(symbol) ? [[Math.floor(cell / rows), cell % rows]] : [],
    );
  }

  #idOf(symbol: number): SymbolId {
    const id = this.compiled.symbolIds[symbol];
    if (id === undefined) throw new Error(`No symbol has the index ${symbol}.`);
    return id;
  }
}
