import type { PlayLimit } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { usePlayTime } from '#portal/site/use-play-time.ts';

/** Says an amount of a limit: money of the site, or time. */
export function useLimitAmount(): (kind: PlayLimit['kind'], amount: string) => string {
  const locale = useLocale();
  const playTime = usePlayTime();
  const { currency } = useSite().site;
  return (kind, amount) =>
    kind === 'time' ? playTime(Number(amount)) : formatMoney(amount, currency, locale, { trimZeros: true });
}
