import type { PlayLimit } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { type LimitChoice, limitName } from '../limit-choices.ts';
import type { LimitEffect } from './limit-effect.ts';

/** Says in words how limits stand and what becomes of them. A limit that is undefined is not set. */
export interface LimitWords {
  /** Of a list: which one it is, and its amount. */
  readonly option: (choice: LimitChoice, limit: PlayLimit | undefined) => string;
  readonly standing: (limit: PlayLimit | undefined) => string;
  /** The effect of an amount, before it is sent. */
  readonly effect: (effect: LimitEffect, limit: PlayLimit | undefined, raisedAfterHours: number) => string;
  /** The confirmation, by the limit's state after the change. */
  readonly done: (choice: LimitChoice, limit: PlayLimit | undefined) => string;
}

export function useLimitWords(): LimitWords {
  const t = useFormWords();
  const locale = useLocale();
  const moments = useMoments();
  const { currency } = useSite().site;
  const money = (amount: string): string => formatMoney(amount, currency, locale, { trimZeros: true });
  const nameOf = (choice: LimitChoice): string => limitName(t, choice);
  return {
    option: (choice, limit) => (limit ? `${nameOf(choice)} · ${money(limit.amount)}` : nameOf(choice)),
    standing: (limit) => {
      if (limit === undefined) return t('limits.standing.none');
      const amount = money(limit.amount);
      if (limit.next === null) return t('limits.standing.now', { amount });
      const moment = moments.soon(limit.next.from);
      if (limit.next.amount === null) return t('limits.standing.ends', { amount, moment });
      return t('limits.standing.next', { amount, next: money(limit.next.amount), moment });
    },
    effect: (effect, limit, raisedAfterHours) => {
      if (effect === 'now' || limit === undefined) return t('limits.effect.now');
      const amount = money(limit.amount);
      if (effect === 'stays') return t('limits.effect.stays', { amount });
      return t('limits.effect.later', { count: raisedAfterHours, amount });
    },
    done: (choice, limit) => {
      const name = nameOf(choice);
      if (limit === undefined) return t('limits.done.none', { name });
      if (limit.next === null) return t('limits.done.now', { name, amount: money(limit.amount) });
      const moment = moments.soon(limit.next.from);
      if (limit.next.amount === null) return t('limits.done.ends', { name, moment });
      return t('limits.done.next', { name, amount: money(limit.next.amount), moment });
    },
  };
}
