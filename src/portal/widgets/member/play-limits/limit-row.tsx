import type { PlayLimit } from '#contracts/generated/contracts.ts';
import { isMore } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { limitName } from '#portal/forms/holds/limit-name.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import { useLimitAmount } from '../use-limit-amount.ts';

/** One limit: the amount used so far, and its coming change. A limit for a single bet has no used amount. */
export function LimitRow({ limit: { kind, period, amount, used, next } }: { readonly limit: PlayLimit }) {
  const t = useFormWords();
  const moments = useMoments();
  const amountOf = useLimitAmount();
  const { decimals } = useSite().site.currency;
  const isCounted = kind !== 'bet';
  const isFull = isCounted && !isMore(amount, used, kind === 'time' ? 0 : decimals);
  return (
    <li data-limit={`${kind}.${period}`}>
      <div>
        <span>{limitName(t, { kind, period })}</span>
        <strong>
          {isCounted
            ? t('limits.used', { used: amountOf(kind, used), amount: amountOf(kind, amount) })
            : amountOf(kind, amount)}
        </strong>
      </div>
      {isCounted && <LimitBar used={used} amount={amount} />}
      {isFull && (
        <small>
          {t(kind === 'deposit' || kind === 'time' ? `limits.reached.${kind}` : `limits.reached.${periodOf(period)}`)}
        </small>
      )}
      {next && (
        <small>
          {next.amount === null
            ? t('limits.endsAt', { moment: moments.soon(next.from) })
            : t('limits.next', { amount: amountOf(kind, next.amount), moment: moments.soon(next.from) })}
        </small>
      )}
    </li>
  );
}

/** A single bet has no period that could be used up. */
const periodOf = (period: PlayLimit['period']) => (period === 'each' ? 'day' : period);
