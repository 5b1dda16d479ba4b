import { formatMoney } from '#contracts/money.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Signed } from './bet-records.styles.ts';

/** The profit of a bet, with its sign: some people cannot tell the colours apart. */
export function Profit({ amount }: { readonly amount: string }) {
  const locale = useLocale();
  const { currency } = useSite().site;
  const isLoss = amount.startsWith('-');
  const isNothing = !/[1-9]/.test(amount);
  const money = formatMoney(isLoss ? amount.slice(1) : amount, currency, locale);
  return (
    <Signed $tone={isNothing ? 'even' : isLoss ? 'loss' : 'win'}>
      <bdi dir="ltr">{isNothing ? money : `${isLoss ? '−' : '+'}${money}`}</bdi>
    </Signed>
  );
}
