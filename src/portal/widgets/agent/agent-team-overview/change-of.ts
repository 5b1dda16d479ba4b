import type { KpiDelta } from '#portal/forms/desk/kpi-card.tsx';

/**
 * How a figure changed against the time before, in percent of it; null where there was nothing then.
 * @param locale a BCP 47 tag.
 */
export function changeOf(now: number, then: number, locale: string): Pick<KpiDelta, 'said' | 'goes'> | null {
  if (then === 0) return null;
  const change = (now - then) / Math.abs(then);
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 1 });
  const said = format.format(Math.abs(change));
  const isEven = said === format.format(0);
  return { said, goes: isEven ? 'even' : change > 0 ? 'up' : 'down' };
}
