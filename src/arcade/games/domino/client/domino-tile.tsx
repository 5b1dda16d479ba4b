/** @jsxImportSource preact */

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function Pips({ number, x }: { readonly number: number; readonly x: number }) {
  return (
    <>
      {PIPS[number]?.map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} class="pip" data-number={number} cx={x + dx * 0.24} cy={dy * 0.24} r="0.095" />
      ))}
    </>
  );
}

interface DominoTileProps {
  readonly left: number;
  readonly right: number;
}

/** A tile that lies: two units wide, its middle at the origin. */
export function DominoTileDrawing({ left, right }: DominoTileProps) {
  return (
    <>
      <rect class="face" x="-0.95" y="-0.46" width="1.9" height="0.92" rx="0.14" />
      <path class="split" d="M0 -0.32V0.32" />
      <Pips number={left} x={-0.48} />
      <Pips number={right} x={0.48} />
    </>
  );
}
