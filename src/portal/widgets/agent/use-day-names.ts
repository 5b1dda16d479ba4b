import type { SeriesPoint } from '#portal/forms/desk/series-chart.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale } from '#portal/site/site-context.tsx';

/** Names the days of charts, given as `2026-03-01`. */
export function useDayNames(): (day: string) => Omit<SeriesPoint, 'values'> {
  const locale = useLocale();
  const short = dateFormat(locale, { timeZone: 'UTC', day: 'numeric' });
  const whole = dateFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
  return (day) => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    return { key: day, short: short.format(noon), whole: whole.format(noon) };
  };
}
