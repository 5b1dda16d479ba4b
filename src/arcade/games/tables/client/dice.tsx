/** @jsxImportSource preact */

const quarter = 0.28;
const rest = 1 - quarter;

/** Where the pips of each face lie, in parts of its side. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [quarter, quarter],
    [rest, rest],
  ],
  3: [
    [quarter, quarter],
    [0.5, 0.5],
    [rest, rest],
  ],
  4: [
    [quarter, quarter],
    [rest, quarter],
    [quarter, rest],
    [rest, rest],
  ],
  5: [
    [quarter, quarter],
    [rest, quarter],
    [0.5, 0.5],
    [quarter, rest],
    [rest, rest],
  ],
  6: [
    [quarter, 0.22],
    [rest, 0.22],
    [quarter, 0.5],
    [rest, 0.5],
    [quarter, 0.78],
    [rest, 0.78],
  ],
};

/** What the left and the right side show under each number; opposite sides of a die add up to 7. */
const SIDES: Readonly<Record<number, readonly [left: number, right: number]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [1, 2],
  4: [2, 1],
  5: [4, 6],
  6: [5, 3],
};

/** The one and the four of white dice are red, as on dice of Asia. */
function isRedNumber(number: number): boolean {
  return number === 1 || number === 4;
}

function Pips({ number, onRed }: { readonly number: number; readonly onRed: boolean }) {
  const radius = number === 1 ? 0.155 : 0.1;
  const fill = onRed ? '#fff' : isRedNumber(number) ? '#cf1538' : '#1a1c2a';
  return (
    <>
      {(PIPS[number] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={fill} />
      ))}
    </>
  );
}

interface FlatProps {
  readonly numbers: readonly number[];
  readonly isRed?: boolean;
}

/** Dice seen from above, in a row. They say nothing to screen readers. */
export function FlatDice({ numbers, isRed = false }: FlatProps) {
  const [face, shade] = isRed ? ['#e23350', '#a01230'] : ['#fffdf8', '#e9e2d6'];
  return (
    <svg class="flat-dice" viewBox={`0 0 ${numbers.length * 1.14 - 0.1} 1.06`} aria-hidden="true" focusable="false">
      {numbers.map((number, index) => (
        <g key={String(index)} transform={`translate(${index * 1.14} 0)`}>
          <rect y="0.06" width="1" height="1" rx="0.2" fill="#000" opacity="0.4" />
          <rect width="1" height="1" rx="0.2" fill={face} />
          <path d="M0 0.5h1v0.3a0.2 0.2 0 0 1-0.2 0.2H0.2A0.2 0.2 0 0 1 0 0.8z" fill={shade} opacity="0.6" />
          <Pips number={number} onRed={isRed} />
        </g>
      ))}
    </svg>
  );
}

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly number: number;
  readonly isRed?: boolean;
}

/** A die seen from above and from the front, with its number on top. */
export function SolidDie({ x, y, size, number, isRed = false }: DieProps) {
  const [left, right] = SIDES[number] ?? [2, 3];
  const [top, middle, dark] = isRed ? ['#f04a62', '#c51b3a', '#8e0e25'] : ['#fff', '#e9e2d4', '#c8bda9'];
  const faces = [
    ['.866 .5 -.866 .5 0 -.5', number, top],
    ['.866 .5 0 1 -.866 0', left, middle],
    ['.866 -.5 0 1 0 .5', right, dark],
  ] as const;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx=".06" cy="1.1" rx="1.02" ry=".34" fill="#05020f" opacity=".5" />
      <path
        d="M0 -.5L.866 0V1L0 1.5L-.866 1V0Z"
        transform="scale(.985)"
        fill={middle}
        stroke={dark}
        stroke-width=".1"
        stroke-linejoin="round"
      />
      {faces.map(([matrix, shown, fill]) => (
        <g key={matrix} transform={`matrix(${matrix})`}>
          <rect x=".012" y=".012" width=".976" height=".976" rx=".16" fill={fill} />
          <Pips number={shown} onRed={isRed} />
        </g>
      ))}
      <path
        d="M-.72 .02L0 -.4L.72 .02"
        fill="none"
        stroke="#fff"
        stroke-opacity=".6"
        stroke-width=".035"
        stroke-linecap="round"
      />
    </g>
  );
}
