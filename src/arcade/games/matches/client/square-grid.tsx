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
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A board of 64 squares, a1 below on the left. Arrow keys go from square to square, Enter or Space presses one. */
export function SquareGrid({ isTurned, label, look, marks, piece, say, press }: SquareGridProps) {
  const [focused, setFocused] = useState(isTurned ? 60 : 3);
  const grid = useRef<HTMLDivElement>(null);
  const squareAt = (column: number, row: number): number =>
    isTurned ? row * 8 + (7 - column) : (7 - row) * 8 + column;
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [dx, dy] = step;
    const file = focused % 8;
    const rank = Math.floor(focused / 8);
    const column = (isTurned ? 7 - file : file) + dx;
    const row = (isTurned ? rank : 7 - rank) + dy;
    if (column < 0 || column > 7 || row < 0 || row > 7) return;
    const next = squareAt(column, row);
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-square="${squareName(next)}"]`)?.focus();
  };
  const lines = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of squares in every browser.
    <div ref={grid} class={`sq-grid ${look}`} role="group" aria-label={label} dir="ltr" onKeyDown={move}>
      {lines.map((row) =>
        lines.map((column) => {
          const square = squareAt(column, row);
          const { isOpen, isTarget, isChosen, isLast, isAlarmed } = marks(square);
          return (
            <button
              key={square}
              type="button"
              class="sq"
              data-square={squareName(square)}
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
                  {Math.floor(square / 8) + 1}
                </span>
              )}
              {row === 7 && (
                <span class="sq-file" aria-hidden="true">
                  {squareName(square).charAt(0)}
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
