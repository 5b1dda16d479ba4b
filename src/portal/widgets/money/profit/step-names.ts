import { useMemo } from 'react';
import type { ProfitStep, ProfitStepSum } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';

type Days = Pick<ProfitStepSum, 'from' | 'to'>;

/** A day of the calendar is no moment: it is said as it is in every zone. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const UTC = { timeZone: 'UTC' } as const;

/** How the stretches of a profit are said: below their columns, in a bubble, and aloud. */
export function useStepNames(by: ProfitStep) {
  const t = useFormWords();
  const locale = useLocale();
  const money = useMoney();
  const format = useMemo(
    () => ({
      dayOfMonth: dateFormat(locale, { day: 'numeric', ...UTC }),
      day: dateFormat(locale, { day: 'numeric', month: 'short', ...UTC }),
      weekday: dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', ...UTC }),
      longDay: dateFormat(locale, { day: 'numeric', month: 'long', ...UTC }),
      month: dateFormat(locale, { month: 'short', ...UTC }),
      longMonth: dateFormat(locale, { month: 'long', year: 'numeric', ...UTC }),
    }),
    [locale],
  );
  const whole = ({ from, to }: Days): string => {
    if (by === 'month') return format.longMonth.format(dateOf(from));
    return from === to ? format.weekday.format(dateOf(from)) : format.day.formatRange(dateOf(from), dateOf(to));
  };
  return {
    whole,
    short: ({ from }: Days): string => {
      if (by === 'month') return format.month.format(dateOf(from));
      return (by === 'day' && !from.endsWith('-01') ? format.dayOfMonth : format.day).format(dateOf(from));
    },
    /** All that a column shows, in words. */
    barOf(step: ProfitStepSum): string {
      const amount = money.say(step.net.replace(/^-/, ''));
      const net = !/[1-9]/.test(step.net)
        ? amount
        : step.net.startsWith('-')
          ? t('profit.minus', { amount })
          : t('profit.plus', { amount });
      const day = by === 'day' ? format.longDay.format(dateOf(step.from)) : whole(step);
      return t('profit.bar', { day, net, bets: t('profit.bets', { count: step.bets }) });
    },
  };
}
