import { formatMoney } from '#contracts/money.ts';
import { useLocale, useSite } from './site-context.tsx';

/** How amounts are said on this page; `round` leaves the decimals of a whole amount away. */
export interface Money {
  readonly say: (amount: string) => string;
  readonly round: (amount: string) => string;
}

/** Says amounts of the site's currency in the page's language. */
export function useMoney(): Money {
  const locale = useLocale();
  const { currency } = useSite().site;
  return {
    // The sign is a minus, as where amounts come with a plus too.
    say: (amount) => formatMoney(amount, currency, locale).replace('-', '−'),
    round: (amount) => formatMoney(amount, currency, locale, { trimZeros: true }),
  };
}
