/** @jsxImportSource preact */
import type { FanTanView } from '../rules/fan-tan-rules.ts';

/** The style sheet lifts the bowl as long, then moves one row of four after the other, then shows the rest. */
const LIFT_MS = 700;
const ROW_MS = 150;
const END_MS = 750;

/** The plate that the beans lie on, in units of the drawing. */
const PLATE = { x: 104, y: 124, radius: 96 };
const PILE_RADIUS = 56;
/** Counted rows stand in columns of ten. */
const ROWS_OF_COLUMN = 10;
const ROW_HEIGHT = 24;
const COLUMN_WIDTH = 88;
const BEAN_STEP = 17;
const GOLDEN_DEGREES = 137.5;

/** The number of rows of four that are moved away. */
function rowsOf({ beans, rest }: Pick<FanTanView, 'beans' | 'rest'>): number {
  return (beans - rest) / 4;
}

/** The time to show a whole round, in milliseconds. */
export function countingMs(view: Pick<FanTanView, 'beans' | 'rest'>): number {
  return LIFT_MS + ROW_MS * rowsOf(view) + END_MS;
}

/** A place in the pile, spread evenly over it; always the same for one row. */
function inPile(row: number, rows: number): string {
  const angle = (row * GOLDEN_DEGREES * Math.PI) / 180;
  const radius = PILE_RADIUS * Math.sqrt((row + 0.5) / rows);
  const [x, y] = [PLATE.x + radius * Math.cos(angle), PLATE.y + radius * Math.sin(angle)];
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(row * 67) % 180}deg)`;
}

/** The position of a counted row. */
function inRows(row: number): string {
  const column = Math.floor(row / ROWS_OF_COLUMN);
  return `translate(${260 + COLUMN_WIDTH * column}px, ${16 + ROW_HEIGHT * (row % ROWS_OF_COLUMN)}px)`;
}

function Bean({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <ellipse cx=".8" cy="1.8" rx="7" ry="5.8" fill="#000" opacity=".38" />
      <ellipse rx="7" ry="5.8" fill="url(#ft-bean)" />
      <path d="M-3.4-2.2Q0-4.6 3-2.8" class="ft-shine" />
    </g>
  );
}

/** The beans that are left, in a line on the plate. */
function RestOfBeans({ rest, rows }: { readonly rest: number; readonly rows: number }) {
  return (
    <>
      {Array.from({ length: rest }, (_, bean) => {
        const x = PLATE.x + (bean - (rest - 1) / 2) * 42;
        const way = {
          '--ft-from': inPile(bean, rows),
          '--ft-to': `translate(${x}px, 92px) scale(2.5)`,
          '--ft-wait': `${LIFT_MS + ROW_MS * rows + 100}ms`,
        };
        return (
          <g key={x} class="ft-moved" style={way}>
            <Bean x={0} />
          </g>
        );
      })}
    </>
  );
}

function Gradients() {
  return (
    <defs>
      <radialGradient id="ft-bean" cx=".38" cy=".3" r=".8">
        <stop offset="0" stop-color="#fffdf2" />
        <stop offset=".6" stop-color="#f0dcae" />
        <stop offset="1" stop-color="#b08a4c" />
      </radialGradient>
      <radialGradient id="ft-plate" cx=".5" cy=".4" r=".62">
        <stop offset="0" stop-color="#7c1f24" />
        <stop offset="1" stop-color="#3d090d" />
      </radialGradient>
      <linearGradient id="ft-gold" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff3c4" />
        <stop offset=".45" stop-color="#d99b30" />
        <stop offset="1" stop-color="#7a4a0a" />
      </linearGradient>
      <radialGradient id="ft-brass" cx=".36" cy=".3" r=".82">
        <stop offset="0" stop-color="#fff6cf" />
        <stop offset=".35" stop-color="#e0ac4c" />
        <stop offset=".75" stop-color="#9a6219" />
        <stop offset="1" stop-color="#573206" />
      </radialGradient>
    </defs>
  );
}

interface BowlProps {
  /** The label for screen readers. */
  readonly label: string;
  /** Null before the first round: the bowl is down. */
  readonly view: FanTanView | null;
  readonly isCounting: boolean;
}

/** The bowl over its beans, and the rows of four that were counted off. It never mirrors. */
export function FanTanBowl({ label, view, isCounting }: BowlProps) {
  const rows = view === null ? 0 : rowsOf(view);
  // Drawn from the last row to the first, so that the next one always lies on top of the pile.
  const counted = Array.from({ length: rows }, (_, row) => row).reverse();
  return (
    <svg
      class="ft-bowl"
      viewBox="0 0 410 248"
      role="img"
      aria-label={label}
      data-counting={isCounting}
      data-lifted={view !== null}
    >
      <Gradients />
      <circle cx={PLATE.x} cy={PLATE.y + 3} r={PLATE.radius + 3} fill="#000" opacity=".4" />
      <circle cx={PLATE.x} cy={PLATE.y} r={PLATE.radius + 3} fill="url(#ft-gold)" />
      <circle cx={PLATE.x} cy={PLATE.y} r={PLATE.radius} fill="url(#ft-plate)" />
      {view !== null && <RestOfBeans rest={view.rest} rows={rows} />}
      {view !== null && !isCounting && (
        <text class="ft-rest" x={PLATE.x} y="184">
          {view.rest}
        </text>
      )}
      {counted.map((row) => (
        <g
          key={row}
          class="ft-moved"
          style={{
            '--ft-from': inPile(row, rows),
            '--ft-to': inRows(row),
            '--ft-wait': `${LIFT_MS + ROW_MS * row}ms`,
          }}
        >
          {[-1.5, -0.5, 0.5, 1.5].map((place) => (
            <Bean key={place} x={place * BEAN_STEP} />
          ))}
        </g>
      ))}
      <g class="ft-lid">
        <circle cy="4" r="92" fill="#000" opacity=".35" />
        <circle r="92" fill="url(#ft-brass)" />
        <circle r="88" fill="none" stroke="#fff3c4" stroke-opacity=".5" stroke-width="2" />
        <circle r="34" fill="none" stroke="#573206" stroke-opacity=".6" stroke-width="9" />
        <circle r="35" fill="none" stroke="#ffe9a8" stroke-width="4" />
        <path class="ft-glint" d="M-66-32A74 74 0 0 1-18-70" />
      </g>
    </svg>
  );
}
