import type { StageLayout } from '#arcade/client/stage-layout.ts';
import type { GridPosition, PublicMachine, Spin } from '#arcade/game-api.ts';
import type { GameColours } from '#arcade/game-art-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';
import { fallingSymbols } from './falling-columns.ts';
import {
  isAtRest,
  isBlurred,
  planLanding,
  type ReelLanding,
  type ReelPace,
  stopTimes,
  travelAt,
} from './reel-motion.ts';
import { type DrawnLine, type PlacedSymbol, type ReelPainter, reelPainter } from './reel-painter.ts';
import { type ReelTape, symbolOnTape } from './reel-tape.ts';
import { rasterise, type SymbolImages } from './symbol-pictures.ts';

/** A win in the light: its cells, and the line through them where it lies on one. */
export interface LitWin {
  readonly positions: readonly GridPosition[];
  readonly line: readonly GridPosition[] | null;
}

/** Listeners for the sounds of the reels. */
export interface ReelListener {
  reelStopped(reel: number, spin: Spin | null): void;
  suspenseBegan(): void;
}

export interface ReelStage {
  resize(layout: StageLayout, density: number): void;
  /** Puts a board on the reels at once. */
  show(board: Board): void;
  /** Lets the reels turn until `land` says where to stop. */
  turn(pace: ReelPace, isFree: boolean): void;
  /** Ends when all reels stand. Without a spin they go back to the board they left. */
  land(spin: Spin | null, suspenseFrom: number | null): Promise<void>;
  fall(spin: Spin, removed: readonly GridPosition[], pace: ReelPace): Promise<void>;
  expand(symbol: SymbolId, reels: readonly number[]): Promise<void>;
  light(wins: readonly LitWin[]): void;
  /** Brings what is moving to its end now. */
  hurry(): void;
}

/** The symbols in the reels, and the positions on the strips where each reel stopped. */
export interface Board {
  readonly grid: readonly (readonly SymbolId[])[];
  readonly stops: readonly number[];
}

interface TurningReel {
  tape: ReelTape;
  landing: ReelLanding | null;
  hasStopped: boolean;
}

const VANISH_MS = 240;
const FALL_MS = 420;
const EXPAND_MS = 520;
const LINE_MS = 380;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Falls, and bounces once, little. */
function dropped(share: number): number {
  if (share < 0.72) return (share / 0.72) ** 2;
  const after = (share - 0.72) / 0.28;
  return 1 - 0.06 * Math.sin(after * Math.PI);
}

/**
 * The reels as a moving picture. It knows the board and how it moves, not what it is worth. With less motion asked for,
 * boards change at once and nothing pulses.
 */
export function reelStage(
  canvas: HTMLCanvasElement,
  machine: PublicMachine,
  images: SymbolImages,
  colours: GameColours,
  listener: ReelListener,
  hasLessMotion: () => boolean,
): ReelStage {
  let painter: ReelPainter | null = null;
  let board: Board = { grid: [], stops: [] };
  let lit: readonly LitWin[] = [];
  let litSince = 0;
  let frame = 0;
  /** Draws one moment of what moves; false when it has ended. Null while nothing moves. */
  let movement: ((now: number) => boolean) | null = null;
  let endMovement: (() => void) | null = null;
  let isHurried = false;
  let turning: { startedAt: number; pace: ReelPace; strips: PublicMachine['strips']; reels: TurningReel[] } | null =
    null;

  const allReels = Array.from({ length: machine.reels }, (_, reel) => reel);

  function standing(): PlacedSymbol[] {
    return board.grid.flatMap((column, reel) => column.map((symbol, row) => ({ symbol, reel, row })));
  }

  function paintStill(now: number) {
    const keys = new Set(lit.flatMap(({ positions }) => positions.map((position) => position.join())));
    const share = hasLessMotion() ? 1 : Math.min(1, (now - litSince) / LINE_MS);
    const pulse = hasLessMotion() ? 1 : 0.5 + 0.5 * Math.sin((now - litSince) / 170);
    const lines: DrawnLine[] = lit.flatMap(({ line }) => (line === null ? [] : [{ cells: line, share }]));
    const symbols = standing().map((placed): PlacedSymbol => {
      if (keys.size === 0) return placed;
      const isLit = keys.has(`${placed.reel},${placed.row}`);
      return isLit ? { ...placed, scale: 1 + 0.06 * pulse } : { ...placed, opacity: 0.5 };
    });
    painter?.paint({ symbols, lit: keys, shine: pulse, lines, awaited: null });
  }

  function draw(now: number) {
    frame = 0;
    if (movement === null) paintStill(now);
    else if (!movement(now)) finishMovement();
    if (movement !== null || (lit.length > 0 && !hasLessMotion())) schedule();
  }

  function schedule() {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function finishMovement() {
    movement = null;
    const ended = endMovement;
    endMovement = null;
    isHurried = false;
    paintStill(performance.now());
    ended?.();
  }

  function move(step: (now: number) => boolean): Promise<void> {
    movement = step;
    schedule();
    return new Promise((resolve) => {
      endMovement = resolve;
    });
  }

  /** A movement of a fixed length; `after` runs before its last picture. */
  function moveFor(durationMs: number, paint: (share: number) => void, after: () => void): Promise<void> {
    if (hasLessMotion()) {
      after();
      paintStill(performance.now());
      return Promise.resolve();
    }
    const startedAt = performance.now();
    isHurried = false;
    return move((now) => {
      const share = isHurried ? 1 : Math.min(1, (now - startedAt) / durationMs);
      if (share < 1) paint(share);
      else after();
      return share < 1;
    });
  }

  function paintTurning(now: number): boolean {
    if (turning === null) return false;
    const { startedAt, pace, reels } = turning;
    const elapsed = now - startedAt;
    const symbols: PlacedSymbol[] = [];
    let awaited: number | null = null;
    reels.forEach((reel, index) => {
      const { landing, tape } = reel;
      const travel = travelAt(elapsed, pace, landing);
      const isStreak = isBlurred(elapsed, landing);
      const first = -Math.ceil(travel) - 1;
      for (let at = first; at <= machine.rows - travel; at += 1) {
        symbols.push({ symbol: symbolOnTape(tape, at), reel: index, row: at + travel, isStreak });
      }
      if (landing === null) return;
      if (!reel.hasStopped && elapsed >= landing.atMs) {
        reel.hasStopped = true;
        listener.reelStopped(index, landingSpin);
        if (landingSuspense !== null && index + 1 === landingSuspense) listener.suspenseBegan();
      }
      const isWaited = landingSuspense !== null && index >= landingSuspense && !reel.hasStopped;
      if (isWaited && awaited === null && reels.slice(0, index).every(({ hasStopped }) => hasStopped)) awaited = index;
    });
    painter?.paint({ symbols, lit: new Set(), shine: 0.5 + 0.5 * Math.sin(now / 90), lines: [], awaited });
    return !reels.every(({ landing }) => isAtRest(elapsed, landing));
  }

  let landingSpin: Spin | null = null;
  let landingSuspense: number | null = null;

  function planAll(target: Board, firstMs: number, suspenseFrom: number | null) {
    if (turning === null) return;
    const { startedAt, pace, reels } = turning;
    const elapsed = performance.now() - startedAt;
    const times = stopTimes(machine.reels, firstMs, suspenseFrom, pace);
    reels.forEach((reel, index) => {
      if (reel.hasStopped) return;
      const landing = planLanding(times[index] ?? firstMs, elapsed, machine.rows, pace);
      // Pressing again and again must never put off what is already near.
      if (reel.landing !== null && reel.landing.atMs <= landing.atMs) return;
      reel.landing = landing;
      reel.tape = {
        ...reel.tape,
        landing: { travel: landing.travel, stop: target.stops[index] ?? 0, column: target.grid[index] ?? [] },
      };
    });
  }

  return {
    resize(layout, density) {
      const pictures = rasterise(images, layout.cell.width * density, layout.cell.height * density);
      painter = reelPainter(canvas, layout, machine, pictures, colours, density);
      if (movement === null) paintStill(performance.now());
    },

    show(next) {
      board = next;
      schedule();
    },

    turn(pace, isFree) {
      lit = [];
      isHurried = false;
      const strips = (isFree ? machine.freeStrips : null) ?? machine.strips;
      const reels = allReels.map((reel): TurningReel => {
        const showing = board.grid[reel] ?? [];
        const tape = { strip: strips[reel] ?? [], start: board.stops[reel] ?? 0, showing, landing: null };
        return { tape, landing: null, hasStopped: false };
      });
      turning = { startedAt: performance.now(), pace, strips, reels };
      if (hasLessMotion()) return paintStill(performance.now());
      movement = paintTurning;
      schedule();
    },

    async land(spin, suspenseFrom) {
      const target = spin ?? board;
      landingSpin = spin;
      landingSuspense = suspenseFrom;
      if (turning === null) return;
      if (!hasLessMotion()) {
        const elapsed = performance.now() - turning.startedAt;
        planAll(
          target,
          isHurried ? elapsed : Math.max(turning.pace.leastTurnMs, elapsed),
          isHurried ? null : suspenseFrom,
        );
        await move(paintTurning);
      } else if (spin !== null) {
        for (const reel of allReels) listener.reelStopped(reel, spin);
      }
      turning = null;
      landingSuspense = null;
      board = { grid: target.grid, stops: target.stops };
      paintStill(performance.now());
    },

    async fall(spin, removed, pace) {
      lit = [];
      const quick = 22 / pace.cellsPerSecond;
      const gone = new Set(removed.map((position) => position.join()));
      const before = standing();
      await moveFor(
        VANISH_MS * quick,
        (share) => {
          const symbols = before.map((placed): PlacedSymbol => {
            if (!gone.has(`${placed.reel},${placed.row}`)) return placed;
            return { ...placed, scale: 1 + 0.25 * share, opacity: 1 - share };
          });
          painter?.paint({ symbols, lit: new Set(), shine: 0, lines: [], awaited: null });
        },
        () => {
          board = { ...board, grid: board.grid.map((column) => [...column]) };
        },
      );
      const falling = fallingSymbols(spin.grid, removed);
      await moveFor(
        FALL_MS * quick,
        (share) => {
          const symbols = falling.map(({ symbol, reel, fromRow, toRow }): PlacedSymbol => {
            const delayed = Math.min(1, Math.max(0, share * 1.25 - (reel / machine.reels) * 0.25));
            return { symbol, reel, row: fromRow + (toRow - fromRow) * dropped(delayed) };
          });
          painter?.paint({ symbols, lit: new Set(), shine: 0, lines: [], awaited: null });
        },
        () => {
          board = { grid: spin.grid, stops: spin.stops };
        },
      );
    },

    expand(symbol, reels) {
      lit = [];
      const before = standing();
      const filled = board.grid.map((column, reel) => (reels.includes(reel) ? column.map(() => symbol) : column));
      return moveFor(
        EXPAND_MS,
        (share) => {
          const grown = easeOut(share);
          const over = reels.flatMap((reel) =>
            Array.from(
              { length: machine.rows },
              (_, row): PlacedSymbol => ({ symbol, reel, row, scale: grown, opacity: grown }),
            ),
          );
          const under = before.map((placed) =>
            reels.includes(placed.reel) ? { ...placed, opacity: 1 - grown } : placed,
          );
          painter?.paint({ symbols: [...under, ...over], lit: new Set(), shine: 0, lines: [], awaited: null });
        },
        () => {
          board = { ...board, grid: filled };
        },
      );
    },

    light(wins) {
      lit = wins;
      litSince = performance.now();
      if (movement === null) schedule();
    },

    hurry() {
      isHurried = true;
      if (turning === null || landingSpin === null) return;
      const elapsed = performance.now() - turning.startedAt;
      landingSuspense = null;
      planAll(landingSpin, elapsed, null);
    },
  };
}
