/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { squareName } from '../rules/square-names.ts';

export interface SquareMarks {
  /** May be pressed now. */
  readonly isOpen?: boolean;
  /** A move of the chosen piece ends here. */
  readonly isTarget?: boolean;
  readonly isChosen?: boolean;
  /** Of the last move. */
  readonly isLast?: boolean;
  /** The king here is in check. */
  readonly isAlarmed?: boolean;
}

interface SquareGridProps {
  /** Turns the board, so that the player's side is below. */
  readonly isTurned: boolean;
  readonly label: string;
  /** A class for the colours of the board. */
  readonly look: string;
  readonly marks: (square: number) => SquareMarks;
  /** What stands on a square, for eyes. */
  readonly piece: (square: number) => ComponentChildren;
  /** What stands on a square, for ears. */
  readonly say: (square: number) => string;
  press(square: number): void;
  /** Another size than 8 by 8, and the names of its squares. */
  readonly size?: GridSize;
}

export interface GridSize {
  readonly files: number;
  readonly ranks: number;
  readonly nameOf: (square: number) => string;
}

const CHESS_BOARD: GridSize = { files: 8, ranks: 8, nameOf: squareName };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A board of squares, a1 below on the left. Arrow keys go from square to square, Enter or Space presses one. */
export function SquareGrid({ isTurned, label, look, marks, piece, say, press, size = CHESS_BOARD }: SquareGridProps) {
  const { files, ranks, nameOf } = size;
  const squareAt = (column: number, row: number): number =>
    isTurned ? row * files + (files - 1 - column) : (ranks - 1 - row) * files + column;
  const [focused, setFocused] = useState(squareAt(Math.floor((files - 1) / 2), ranks - 1));
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [dx, dy] = step;
    const file = focused % files;
    const rank = Math.floor(focused / files);
    const column = (isTurned ? files - 1 - file : file) + dx;
    const row = (isTurned ? rank : ranks - 1 - rank) + dy;
    if (column < 0 || column >= files || row < 0 || row >= ranks) return;
    const next = squareAt(column, row);
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-square="${nameOf(next)}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of squares in every browser.
    <div ref={grid} class={`sq-grid ${look}`} role="group" aria-label={label} dir="ltr" onKeyDown={move}>
      {Array.from({ length: ranks }, (_, row) =>
        Array.from({ length: files }, (_, column) => {
          const square = squareAt(column, row);
          const { isOpen, isTarget, isChosen, isLast, isAlarmed } = marks(square);
          return (
            <button
              key={square}
              type="button"
              class="sq"
              data-square={nameOf(square)}
              data-tone={(column + row) % 2 === 0 ? 'light' : 'dark'}
              data-open={isOpen}
              data-target={isTarget}
              data-chosen={isChosen}
              data-last={isLast}
              data-alarmed={isAlarmed}
              aria-label={say(square)}
              aria-pressed={isChosen === undefined ? undefined : isChosen}
              aria-disabled={isOpen !== true}
              tabindex={square === focused ? 0 : -1}
              onFocus={() => setFocused(square)}
              onClick={() => press(square)}
            >
              {column === 0 && (
                <span class="sq-rank" aria-hidden="true">
                  {nameOf(square).slice(1)}
                </span>
              )}
              {row === ranks - 1 && (
                <span class="sq-file" aria-hidden="true">
                  {nameOf(square).charAt(0)}
                </span>
              )}
              {piece(square)}
            </button>
          );
        }),
      )}
    </div>
  );
}
