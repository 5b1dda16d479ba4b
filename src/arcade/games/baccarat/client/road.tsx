/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { columnsOf, ROAD_ROWS, type RoadCell } from '../roads/road-cells.ts';

/** A cell of a road's drawing is so wide and high. */
const CELL = 10;

interface RoadProps<Mark> {
  /** The area of the scoreboard, and the kind of road for its style. */
  readonly kind: string;
  readonly label: string;
  /** Its label is also seen. */
  readonly isTitled?: boolean;
  readonly cells: readonly RoadCell<Mark>[];
  /** Draws a mark around the point 0, 0. */
  readonly draw: (mark: Mark) => ComponentChildren;
}

/**
 * A road of the scoreboard as one picture. It starts at the left in every language, and where it is longer than its
 * room the oldest columns are cut off.
 */
export function Road<Mark>({ kind, label, isTitled = false, cells, draw }: RoadProps<Mark>) {
  const columns = Math.max(1, columnsOf(cells) + 1);
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL];
  return (
    <div class="bc-road" data-road={kind}>
      {isTitled && (
        <span class="bc-road-title" aria-hidden="true" dir="auto">
          {label}
        </span>
      )}
      <div class="bc-road-room" role="img" aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} style={{ '--columns': columns }} aria-hidden="true" focusable="false">
          {cells.map(({ mark, column, row }) => (
            <g key={`${column} ${row}`} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`}>
              {draw(mark)}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
