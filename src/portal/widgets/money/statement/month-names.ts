import { useMemo } from 'react';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale } from '#portal/site/site-context.tsx';

/** How months are said: `2026-03` as `Mar`, `March` or `March 2026`. */
export function useMonthNames() {
  const locale = useLocale();
  return useMemo(() => {
    const short = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
    const long = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
    const whole = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const dateOf = (text: string) => new Date(`${text.slice(0, 7)}-${text.slice(8) || '01'}T00:00:00Z`);
    return {
      short: (month: string) => short.format(dateOf(month)),
      long: (month: string) => long.format(dateOf(month)),
      whole: (month: string) => whole.format(dateOf(month)),
      day: (text: string) => day.format(dateOf(text)),
    };
  }, [locale]);
}
