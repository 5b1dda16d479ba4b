import { useMemo } from 'react';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';

/** Amounts in minor units, read and said as the site's currency is. */
export interface Amounts {
  readonly decimals: number;
  readonly minorOf: (amount: string) => bigint;
  readonly decimalOf: (minor: bigint) => string;
  readonly say: (minor: bigint) => string;
  /** Without the decimals of a whole amount. */
  readonly round: (minor: bigint) => string;
  /** As short as it goes, without the currency: 20K. */
  readonly short: (minor: bigint) => string;
}

export function useAmounts(): Amounts {
  const money = useMoney();
  const locale = useLocale();
  const { decimals } = useSite().site.currency;
  return useMemo(() => {
    const compact = new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact', maximumFractionDigits: 2 });
    const decimalOf = (minor: bigint): string => minorToDecimal(minor, decimals);
    return {
      decimals,
      minorOf: (amount) => decimalToMinor(amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), decimals),
      decimalOf,
      say: (minor) => money.say(decimalOf(minor)),
      round: (minor) => money.round(decimalOf(minor)),
      short: (minor) => compact.format(Number(decimalOf(minor))),
    };
  }, [money, locale, decimals]);
}
