/** One bar: from where to where on the axis, and its place among as many beside each other. */
export interface SeriesBar {
  readonly from: number;
  readonly to: number;
  readonly place: number;
  readonly of: number;
}

/**
 * The bars of a column. Grouped ones begin at zero beside each other. Stacked ones lie on one another in one place:
 * values above zero upwards, those below it downwards.
 */
export function barsOf(values: readonly number[], look: 'grouped' | 'stacked'): readonly SeriesBar[] {
  if (look === 'grouped') return values.map((to, place) => ({ from: 0, to, place, of: values.length }));
  let above = 0;
  let below = 0;
  return values.map((value) => {
    const from = value < 0 ? below : above;
    const to = from + value;
    if (value < 0) below = to;
    else above = to;
    return { from, to, place: 0, of: 1 };
  });
}
