import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

type Tone = 'calm' | 'near' | 'full';

const fills = { calm: color.pri, near: color.warn, full: color.err } as const satisfies Record<Tone, string>;

/** How much of a limit is used: drawn alone, since the words beside it say the same. */
const Bar = styled.svg<{ readonly $tone: Tone }>`
  display: block;
  width: 100%;
  height: 6px;
  border-radius: ${radius.pill};
  background: ${color.surf3};
  fill: ${({ $tone }) => fills[$tone]};
  [dir='rtl'] & { transform: scaleX(-1); }
`;

/** The smallest bar for a used amount above zero, so that it is visible. */
const LEAST_PERCENT = 2;
/** From here on the bar warns. */
const NEAR_PERCENT = 70;

interface LimitBarProps {
  /** Decimals, near enough for drawing. */
  readonly used: string;
  readonly amount: string;
  /** To reach it is what is hoped for. */
  readonly isGoal?: boolean;
}

/** Draws how much of an amount is used. */
export function LimitBar({ used, amount, isGoal = false }: LimitBarProps) {
  const percent = percentUsed(used, amount);
  const tone = isGoal ? 'calm' : percent >= 100 ? 'full' : percent > NEAR_PERCENT ? 'near' : 'calm';
  return (
    <Bar $tone={tone} data-tone={tone} aria-hidden="true" focusable="false">
      <rect width={`${percent}%`} height="100%" rx="3" />
    </Bar>
  );
}

/** Of two decimals: 0 to 100, and 100 only where all is used. */
function percentUsed(used: string, amount: string): number {
  if (Number(used) >= Number(amount)) return 100;
  const percent = Math.round((100 * Number(used)) / Number(amount));
  return Number(used) === 0 ? 0 : Math.min(99, Math.max(LEAST_PERCENT, percent));
}
