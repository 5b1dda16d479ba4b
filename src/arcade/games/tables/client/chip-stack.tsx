/** @jsxImportSource preact */
import { ChipDrawing } from './chip.tsx';
import { shortAmount } from './chip-values.ts';

const MOST_CHIPS = 4;
/** How much higher each chip lies than the one below it, in radii. */
const STEP = 0.28;

/** The colours of the chips that make up an amount, the greatest at the bottom; four at most. */
function coloursOf(trayMinor: readonly number[], amountMinor: number): readonly number[] {
  const colours: number[] = [];
  let left = amountMinor;
  for (const [colour, chipMinor] of [...trayMinor.entries()].reverse())
    for (; left >= chipMinor && colours.length < MOST_CHIPS; left -= chipMinor) colours.push(colour);
  return colours.length === 0 ? [0] : colours;
}

interface StackProps {
  readonly trayMinor: readonly number[];
  readonly amountMinor: number;
  readonly money: (minor: number) => string;
}

/** The chips on a place, with their sum on the topmost. It says nothing to screen readers. */
export function ChipStack({ trayMinor, amountMinor, money }: StackProps) {
  const colours = coloursOf(trayMinor, amountMinor);
  const height = STEP * (colours.length - 1);
  return (
    <svg class="ct-stack" viewBox={`-1.1 ${-1.05 - height} 2.25 ${2.3 + height}`} aria-hidden="true" focusable="false">
      {colours.map((colour, level) => (
        <g key={String(level)} transform={`translate(0 ${-STEP * level})`}>
          <ChipDrawing colour={colour} amount={level === colours.length - 1 ? shortAmount(amountMinor, money) : ''} />
        </g>
      ))}
    </svg>
  );
}
