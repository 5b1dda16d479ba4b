/** @jsxImportSource preact */

/** Where the dots of each number lie, on a face of 30 by 40. */
const DOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[15, 20]],
  [
    [15, 12],
    [15, 28],
  ],
  [
    [8, 10],
    [15, 20],
    [22, 30],
  ],
  [
    [9, 11],
    [21, 11],
    [9, 29],
    [21, 29],
  ],
  [
    [9, 10],
    [21, 10],
    [15, 20],
    [9, 30],
    [21, 30],
  ],
  [
    [9, 9],
    [21, 9],
    [9, 20],
    [21, 20],
    [9, 31],
    [21, 31],
  ],
  [
    [7, 8],
    [15, 11],
    [23, 14],
    [9, 23],
    [21, 23],
    [9, 33],
    [21, 33],
  ],
  [
    [9, 7],
    [21, 7],
    [9, 16],
    [21, 16],
    [9, 25],
    [21, 25],
    [9, 34],
    [21, 34],
  ],
  [
    [7, 9],
    [15, 9],
    [23, 9],
    [7, 20],
    [15, 20],
    [23, 20],
    [7, 31],
    [15, 31],
    [23, 31],
  ],
];

/** Strokes of the red and the green dragon: no font of a page is sure to have their signs. The white one is a frame. */
const DRAGONS = [
  'M9 14h16v11H9zM17 8v27',
  'M9 11l6 4M25 11l-6 4M17 8v8M9 20h16M12 20v6h10v-6M14 26l-4 9M20 26l4 9M17 20v15',
] as const;

/** A tile seen from above. It says nothing to screen readers. */
export function MahjongTile({ kind }: { readonly kind: number }) {
  const dots = DOTS[kind];
  const sign = DRAGONS[kind - 9];
  const radius = dots === undefined ? 0 : dots.length === 1 ? 9 : dots.length < 5 ? 5.4 : 3.9;
  return (
    <svg class="mj-tile" viewBox="0 0 34 47" aria-hidden="true" focusable="false">
      <rect class="back" x="2" y="4" width="30" height="42" rx="4" />
      <rect class="face" x="2" y="1" width="30" height="41" rx="4" />
      {dots?.map(([x, y], index) => (
        <g key={`${x} ${y}`} class="dot" data-tone={(kind + index) % 3}>
          <circle cx={x + 2} cy={y + 1.5} r={radius} />
          <circle class="eye" cx={x + 2} cy={y + 1.5} r={radius / 2.6} />
        </g>
      ))}
      {sign !== undefined && <path class="sign" data-kind={kind} d={sign} />}
      {kind === 11 && <rect class="frame" x="8" y="8" width="18" height="27" rx="2" />}
    </svg>
  );
}
