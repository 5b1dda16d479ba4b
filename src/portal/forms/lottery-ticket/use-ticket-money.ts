import { useMemo } from 'react';
import type { LotteryTicket, SiteCurrency } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';

/** Says the amounts of a ticket in the currency that it was sold in, which may be another than the site's is now. */
export function useTicketMoney({ currency, decimals }: Pick<LotteryTicket, 'currency' | 'decimals'>): {
  readonly say: (amount: string) => string;
} {
  const locale = useLocale();
  const { currency: present } = useSite().site;
  return useMemo(() => {
    const sold = soldIn({ currency, decimals }, present);
    return { say: (amount) => formatMoney(amount, sold, locale).replace('-', '−') };
  }, [currency, decimals, present, locale]);
}

/** A currency of former days is named by its code alone where no country has it. */
function soldIn(
  { currency, decimals }: Pick<LotteryTicket, 'currency' | 'decimals'>,
  present: SiteCurrency,
): SiteCurrency {
  if (currency === present.code) return { ...present, decimals };
  return { code: currency, decimals, symbol: currency, symbolPosition: 'after', isPlay: !/^[A-Z]{3}$/.test(currency) };
}
