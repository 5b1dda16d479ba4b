/** @jsxImportSource preact */
import { PLINKO_ROWS, type PlinkoRisk, plinkoMultiples } from '../rules/plinko-multiples.ts';

const SLOT = 20;
const ROW = 14;
const TOP = 12;
const SLOTS = PLINKO_ROWS + 1;
const WIDTH = SLOTS * SLOT;
const SLOTS_TOP = TOP + PLINKO_ROWS * ROW;
const SLOT_HEIGHT = 18;

const slots = Array.from({ length: SLOTS }, (_, slot) => slot);

/** Row r has r + 1 pegs. */
const pegs = Array.from({ length: PLINKO_ROWS }, (_, row) =>
  Array.from({ length: row + 1 }, (_, place) => ({
    id: `${row}-${place}`,
    x: WIDTH / 2 + (place - row / 2) * SLOT,
    y: TOP + row * ROW,
  })),
).flat();

/** Where the ball is after some rows: between the pegs of the next one, or in its slot. */
function ballAfter(path: readonly number[], rows: number): string {
  const turnsRight = path.slice(0, rows).reduce((sum, turn) => sum + turn, 0);
  const x = WIDTH / 2 + (turnsRight - rows / 2) * SLOT;
  const y = rows === PLINKO_ROWS ? SLOTS_TOP - 4 : TOP + rows * ROW - 7;
  return `translate(${x}px, ${y}px)`;
}

interface DrawingProps {
  readonly label: string;
  readonly risk: PlinkoRisk;
  /** The ball's way, and how many rows it has passed; null without a ball. */
  readonly ball: { readonly path: readonly number[]; readonly rows: number } | null;
  readonly litSlot: number | null;
}

/** Pegs, slots and ball. An SVG has a left and a right in every language. */
export function PlinkoDrawing({ label, risk, ball, litSlot }: DrawingProps) {
  return (
    <svg class="plinko-drawing" viewBox={`0 0 ${WIDTH} ${SLOTS_TOP + SLOT_HEIGHT}`} role="img" aria-label={label}>
      {pegs.map(({ id, x, y }) => (
        <circle key={id} class="plinko-peg" cx={x} cy={y} r="2.2" />
      ))}
      {slots.map((slot) => (
        <g
          key={slot}
          class="plinko-slot"
          data-lit={slot === litSlot}
          style={{ '--plinko-heat': `${Math.abs(slot - PLINKO_ROWS / 2) * 15 + 5}%` }}
        >
          <rect x={slot * SLOT + 1} y={SLOTS_TOP} width={SLOT - 2} height={SLOT_HEIGHT - 1} rx="4" />
          <text x={slot * SLOT + SLOT / 2} y={SLOTS_TOP + 11.5}>
            {(plinkoMultiples[risk][slot] ?? 0) / 100}
          </text>
        </g>
      ))}
      {ball !== null && <circle class="plinko-ball" r="5" style={{ transform: ballAfter(ball.path, ball.rows) }} />}
    </svg>
  );
}
