import { formatMoney } from '#contracts/money.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Signed } from './records.styles.ts';

/** Says an amount with its sign, in the page's language: `+€47.40`, `−€1.20`, `€0.00`. */
export function useSignedMoney(): (amount: string) => string {
  const locale = useLocale();
  const { currency } = useSite().site;
  return (amount) => {
    const money = formatMoney(amount.replace(/^-/, ''), currency, locale);
    if (!/[1-9]/.test(amount)) return money;
    return `${amount.startsWith('-') ? '−' : '+'}${money}`;
  };
}

/** An amount with its sign and its colour: some people cannot tell the colours apart. */
export function SignedMoney({ amount }: { readonly amount: string }) {
  const say = useSignedMoney();
  const tone = !/[1-9]/.test(amount) ? 'even' : amount.startsWith('-') ? 'minus' : 'plus';
  return (
    <Signed $tone={tone}>
      <bdi dir="ltr">{say(amount)}</bdi>
    </Signed>
  );
}
