/** @jsxImportSource preact */
import type { CrashView } from '../rules/crash-rules.ts';

const WIDTH = 400;
const HEIGHT = 200;
const STEPS = 40;
/** The axis shows this multiplier at least. */
const LEAST_TOP = 2;

/** The multiplier at a part of its rise: it grows by the same factor in the same time. */
export function multiplierAt({ point }: CrashView, part: number): number {
  return (point / 100) ** part;
}

interface CurveProps {
  readonly view: CrashView | null;
  /** How much of the rise is over, 0 to 1. */
  readonly part: number;
  /** In hundredths; null where none is set. */
  readonly target: number | null;
  readonly label: string;
}

/** The curve up to now. The axes grow with it, so that they do not tell where it will end. */
export function CrashCurve({ view, part, target, label }: CurveProps) {
  const now = view === null ? 1 : multiplierAt(view, part);
  const top = Math.max(LEAST_TOP, now * 1.15);
  const height = (multiplier: number): number => HEIGHT - ((multiplier - 1) / (top - 1)) * HEIGHT;
  const width = WIDTH * Math.min(0.9, 0.3 + part);
  const points =
    view === null
      ? []
      : Array.from({ length: STEPS + 1 }, (_, step) => {
          const share = step / STEPS;
          return `${(share * width).toFixed(1)},${height(multiplierAt(view, part * share)).toFixed(1)}`;
        });
  const targetHeight = target === null ? -1 : height(target / 100);
  return (
    <svg
      class="crash-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path class="crash-axes" d={`M0 0V${HEIGHT}H${WIDTH}`} />
      {targetHeight >= 0 && <path class="crash-line" d={`M0 ${targetHeight.toFixed(1)}H${WIDTH}`} />}
      {points.length > 0 && (
        <>
          <path class="crash-area" d={`M0,${HEIGHT}L${points.join('L')}L${width.toFixed(1)},${HEIGHT}Z`} />
          <path class="crash-rise" d={`M${points.join('L')}`} />
        </>
      )}
    </svg>
  );
}
