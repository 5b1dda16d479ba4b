import type { PlayLimit } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { isMore } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { limitName } from '../limit-choices.ts';
import { Bar } from './play-limits.styles.ts';

/** The smallest bar for a used amount above zero, so that it is visible. */
const LEAST_PERCENT = 2;

/** One limit: the amount used so far, and its coming change. A limit for a single bet has no used amount. */
export function LimitRow({ limit: { kind, period, amount, used, next } }: { readonly limit: PlayLimit }) {
  const t = useFormWords();
  const locale = useLocale();
  const moments = useMoments();
  const { currency } = useSite().site;
  const money = (value: string): string => formatMoney(value, currency, locale, { trimZeros: true });
  const isCounted = period !== 'each';
  const isFull = isCounted && !isMore(amount, used, currency.decimals);
  return (
    <li data-limit={`${kind}.${period}`}>
      <div>
        <span>{limitName(t, { kind, period })}</span>
        <strong>{isCounted ? t('limits.used', { used: money(used), amount: money(amount) }) : money(amount)}</strong>
      </div>
      {isCounted && (
        <Bar $isFull={isFull} aria-hidden="true" focusable="false">
          <rect width={`${percentUsed(used, amount)}%`} height="100%" rx="3" />
        </Bar>
      )}
      {isFull && <small>{t(kind === 'deposit' ? 'limits.reached.deposit' : `limits.reached.${period}`)}</small>}
      {next && (
        <small>
          {next.amount === null
            ? t('limits.endsAt', { moment: moments.soon(next.from) })
            : t('limits.next', { amount: money(next.amount), moment: moments.soon(next.from) })}
        </small>
      )}
    </li>
  );
}

/** Of two decimals, near enough for drawing: 0 to 100. */
function percentUsed(used: string, amount: string): number {
  const percent = Math.round((100 * Number(used)) / Number(amount));
  return Number(used) === 0 ? 0 : Math.min(100, Math.max(LEAST_PERCENT, percent));
}
