import type { GridPosition, LineWin, PublicMachine, Spin, SpinResult } from '#arcade/game-api.ts';
import type { JackpotTier } from '#arcade/jackpot-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';

/** A win as it is shown: where it lies, and what its plate says. */
export interface ShownWin {
  readonly kind: 'line' | 'ways' | 'expanded' | 'scatter';
  /** Index into the machine's lines; null where a win lies on none. */
  readonly line: number | null;
  readonly symbol: SymbolId | null;
  readonly count: number;
  readonly ways: number;
  readonly amountMinor: number;
  readonly positions: readonly GridPosition[];
}

export type WinSize = 'none' | 'win' | 'big' | 'huge';

/** The steps that show a round, one after the other. `sumMinor` is the round's win so far. */
export type PlaybackStep =
  | { readonly kind: 'turn'; readonly spin: Spin; readonly suspenseFrom: number | null }
  | { readonly kind: 'fall'; readonly spin: Spin; readonly removed: readonly GridPosition[] }
  | { readonly kind: 'expand'; readonly symbol: SymbolId; readonly reels: readonly number[] }
  | {
      readonly kind: 'wins';
      readonly wins: readonly ShownWin[];
      readonly amountMinor: number;
      readonly sumMinor: number;
    }
  | {
      readonly kind: 'freeSpinsWon';
      readonly count: number;
      readonly positions: readonly GridPosition[];
      readonly isMore: boolean;
    }
  | {
      readonly kind: 'freeSpinBegins';
      readonly left: number;
      readonly multiplier: number;
      /** The symbol that fills its reels in this series; null where none does. */
      readonly drawnSymbol: SymbolId | null;
      readonly sumMinor: number;
    }
  | { readonly kind: 'freeSpinsEnd'; readonly sumMinor: number; readonly size: WinSize }
  | { readonly kind: 'jackpot'; readonly tier: JackpotTier; readonly amountMinor: number }
  | { readonly kind: 'end'; readonly winMinor: number; readonly size: WinSize };

const BIG_WIN_BETS = 15;
const HUGE_WIN_BETS = 50;

export function sizeOf(winMinor: number, betMinor: number): WinSize {
  if (winMinor === 0) return 'none';
  if (winMinor >= betMinor * HUGE_WIN_BETS) return 'huge';
  return winMinor >= betMinor * BIG_WIN_BETS ? 'big' : 'win';
}

function isScatter(machine: PublicMachine, symbol: SymbolId): boolean {
  return machine.symbols.some(({ id, kind }) => id === symbol && kind === 'scatter');
}

/** Fewest scatters that matter now: those that start the free spins, or in them those that give more. */
function scattersAwaited({ freeSpins }: PublicMachine, kind: Spin['kind']): number | null {
  if (freeSpins === null) return null;
  if (kind === 'base') return freeSpins.trigger;
  const counts = Object.keys(freeSpins.retrigger).map(Number);
  return counts.length === 0 ? null : Math.min(...counts);
}

/** The first reel that may bring the scatter everybody waits for; null when none does. */
export function suspenseFrom(machine: PublicMachine, { kind, grid }: Spin): number | null {
  const awaited = scattersAwaited(machine, kind);
  if (awaited === null || awaited < 2) return null;
  const strips = (kind === 'free' ? machine.freeStrips : null) ?? machine.strips;
  const bears = (reel: number) => strips[reel]?.some((symbol) => isScatter(machine, symbol)) ?? false;
  let landed = 0;
  for (let reel = 0; reel < machine.reels; reel += 1) {
    if (landed >= awaited - 1 && bears(reel)) return reel;
    landed += (grid[reel] ?? []).filter((symbol) => isScatter(machine, symbol)).length;
  }
  return null;
}

function shownWin(win: LineWin, machine: PublicMachine): ShownWin {
  const kind = win.line !== null ? 'line' : machine.pays === 'ways' ? 'ways' : 'expanded';
  const { line, symbol, count, ways, amountMinor, positions } = win;
  return { kind, line, symbol, count, ways, amountMinor, positions };
}

function scatterWins({ scatterWin }: Spin): ShownWin[] {
  if (scatterWin === null || scatterWin.amountMinor === 0) return [];
  const { count, amountMinor, positions } = scatterWin;
  return [{ kind: 'scatter', line: null, symbol: 'scatter', count, ways: 1, amountMinor, positions }];
}

/** Every position that is part of a win on a line or over the ways, once. */
export function winningPositions({ lineWins }: Spin): GridPosition[] {
  const seen = new Map(lineWins.flatMap(({ positions }) => positions).map((position) => [position.join(), position]));
  return [...seen.values()];
}

/** The order in which a settled round is shown. It decides nothing: the amounts are the server's. */
export function playbackSteps(
  { spins, betMinor, winMinor, jackpot }: SpinResult,
  machine: PublicMachine,
): PlaybackStep[] {
  const steps: PlaybackStep[] = [];
  let sumMinor = 0;
  let freeMinor = 0;
  let isInFreeSpins = false;

  const pay = (wins: readonly ShownWin[]) => {
    if (wins.length === 0) return;
    const amountMinor = wins.reduce((sum, win) => sum + win.amountMinor, 0);
    sumMinor += amountMinor;
    if (isInFreeSpins) freeMinor += amountMinor;
    steps.push({
      kind: 'wins',
      wins: [...wins].sort((one, other) => other.amountMinor - one.amountMinor),
      amountMinor,
      sumMinor,
    });
  };

  spins.forEach((spin, index) => {
    const before = spins[index - 1];
    if (spin.kind === 'free' && spin.fall === 0) {
      isInFreeSpins = true;
      const left = (before?.freeSpinsLeft ?? 1) - 1;
      const { drawnSymbol } = spin;
      const multiplier = machine.freeSpins?.multiplier ?? 1;
      steps.push({ kind: 'freeSpinBegins', left: Math.max(0, left), multiplier, drawnSymbol, sumMinor });
    }
    if (spin.fall > 0 && before !== undefined) {
      steps.push({ kind: 'fall', spin, removed: winningPositions(before) });
    } else {
      steps.push({ kind: 'turn', spin, suspenseFrom: suspenseFrom(machine, spin) });
    }
    const wins = spin.lineWins.map((win) => shownWin(win, machine));
    pay([...wins.filter(({ kind }) => kind !== 'expanded'), ...scatterWins(spin)]);
    if (spin.expanded !== null) {
      steps.push({ kind: 'expand', symbol: spin.expanded.symbol, reels: spin.expanded.reels });
      pay(wins.filter(({ kind }) => kind === 'expanded'));
    }
    if (spin.scatterWin !== null && spin.scatterWin.freeSpins > 0) {
      const { freeSpins: count, positions } = spin.scatterWin;
      steps.push({ kind: 'freeSpinsWon', count, positions, isMore: spin.kind === 'free' });
    }
  });

  const reelsMinor = winMinor - (jackpot?.amountMinor ?? 0);
  const size = sizeOf(reelsMinor, betMinor);
  // The total win of free spins is celebrated once, as they end.
  if (isInFreeSpins) steps.push({ kind: 'freeSpinsEnd', sumMinor: freeMinor, size: sizeOf(freeMinor, betMinor) });
  if (jackpot !== undefined) steps.push({ kind: 'jackpot', ...jackpot });
  steps.push({ kind: 'end', winMinor: reelsMinor, size: isInFreeSpins && size !== 'none' ? 'win' : size });
  return steps;
}
