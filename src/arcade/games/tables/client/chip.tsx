/** @jsxImportSource preact */

/** Rim and middle of the six chips of a tray, from the least. */
const COLOURS = [
  ['#7E8BB0', '#39435F'],
  ['#E0314F', '#8C0E2A'],
  ['#3187F5', '#123F96'],
  ['#23A86A', '#0B5C38'],
  ['#454E70', '#14182A'],
  ['#8A5CFF', '#4C22B8'],
] as const;

const RIM_DASH = (2 * Math.PI * 0.86) / 16;

interface ChipProps {
  /** From 0: which chip of the tray it looks like. */
  readonly colour: number;
  /** In short form. */
  readonly amount: string;
}

/** The drawing of a chip with radius 1 around the point 0, 0; for use inside of an SVG. */
export function ChipDrawing({ colour, amount }: ChipProps) {
  const [rim, middle] = COLOURS[Math.min(colour, COLOURS.length - 1)] ?? COLOURS[0];
  const size = amount.length > 4 ? 0.4 : amount.length > 3 ? 0.48 : amount.length > 2 ? 0.56 : 0.66;
  return (
    <>
      <ellipse cx="0.08" cy="0.2" rx="1.02" ry="1" fill="#000" opacity="0.4" />
      <circle r="1" fill={rim} />
      <circle
        r="0.86"
        fill="none"
        stroke="#fff"
        stroke-width="0.27"
        stroke-dasharray={`${RIM_DASH} ${RIM_DASH}`}
        opacity="0.94"
      />
      <circle r="0.72" fill={middle} />
      <circle r="0.63" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="0.05" />
      <path
        d="M-0.94 0A0.94 0.94 0 0 1 0.3 -0.89"
        fill="none"
        stroke="#fff"
        stroke-opacity="0.5"
        stroke-width="0.07"
        stroke-linecap="round"
      />
      <text class="chip-amount" y={size * 0.35} font-size={size}>
        {amount}
      </text>
    </>
  );
}

/** A chip as a picture of its own. It says nothing to screen readers. */
export function Chip(props: ChipProps) {
  return (
    <svg class="chip-picture" viewBox="-1.1 -1.05 2.25 2.3" aria-hidden="true">
      <ChipDrawing {...props} />
    </svg>
  );
}
