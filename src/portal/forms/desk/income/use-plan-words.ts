import { useMemo } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';

/** Shorter than any day, and longer than any half of a month. */
const HOURS_MS = 20 * 3_600_000;
const LONGEST_HALF_MS = 27 * 86_400_000;

/** Says rates and periods of pay in the page's language and the site's time zone. */
export interface PlanWords {
  /** A rate of the API in percent, such as `0.4`. */
  readonly rate: (percent: string | number) => string;
  readonly count: (number: number) => string;
  /** A day of the site, given as `2026-03-01`. */
  readonly day: (day: string) => string;
  /** From one moment up to another: a month, days, or hours of a day. */
  readonly span: (from: string, until: string) => string;
  /** When a period begins, in a word for the foot of a chart. */
  readonly tick: (from: string, until: string) => string;
  /** What a payment is based on. */
  readonly contract: (contract: { readonly version: number | null } | null) => string;
}

/** How pay is said on this page. */
export function usePlanWords(): PlanWords {
  const t = useFormWords();
  const locale = useLocale();
  const { timeZone } = useSite().site;
  return useMemo(() => {
    const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 2 });
    const number = new Intl.NumberFormat(`${locale}-u-nu-latn`);
    const siteDay = dateFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
    const month = dateFormat(locale, { timeZone, month: 'long', year: 'numeric' });
    const days = dateFormat(locale, { timeZone, day: 'numeric', month: 'short' });
    const hours = dateFormat(locale, {
      ...{ timeZone, day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    });
    const monthName = dateFormat(locale, { timeZone, month: 'short' });
    const dayName = dateFormat(locale, { timeZone, day: 'numeric' });
    const time = dateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
    const dayOfMonth = dateFormat('en', { timeZone, day: 'numeric' });
    return {
      rate: (rate) => percent.format(Number(rate) / 100),
      count: (value) => number.format(value),
      day: (day) => siteDay.format(Date.parse(`${day}T12:00:00Z`)),
      span(from, until) {
        const [begin, end] = [Date.parse(from), Date.parse(until)];
        // The last moment in it, since the end is the beginning of the next.
        const last = end - 1;
        if (end - begin < HOURS_MS) return hours.formatRange(begin, end);
        if (end - begin > LONGEST_HALF_MS && dayOfMonth.format(begin) === '1') return month.format(begin);
        return days.formatRange(begin, last);
      },
      tick(from, until) {
        const begin = Date.parse(from);
        const length = Date.parse(until) - begin;
        if (length < HOURS_MS) return time.format(begin);
        return length > LONGEST_HALF_MS ? monthName.format(begin) : dayName.format(begin);
      },
      contract: (contract) =>
        contract === null
          ? t('pay.several')
          : contract.version === null
            ? t('pay.house')
            : t('pay.version', { version: number.format(contract.version) }),
    };
  }, [locale, timeZone, t]);
}
