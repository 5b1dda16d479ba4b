/** A vertical axis: rounded values from the lowest to the highest, and where a value stands. */
export interface ChartScale {
  readonly ticks: readonly number[];
  /** Pixels from the top. */
  readonly yOf: (value: number) => number;
}

/**
 * Makes an axis that shows zero and all values, with about as many ticks as asked for, on round numbers.
 * @param height of the axis in pixels.
 * @param most ticks, roughly.
 */
export function chartScale(values: readonly number[], height: number, most = 5): ChartScale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low || 1) / (most - 1));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const span = (last - first) * step;
  return { ticks, yOf: (value) => height - ((value - first * step) / span) * height };
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
}
