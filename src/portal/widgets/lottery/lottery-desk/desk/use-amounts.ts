import { useMemo } from 'react';
import { decimalOf, minorOf } from '#portal/data/decimals.ts';
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
    const decimal = (minor: bigint): string => decimalOf(minor, decimals);
    return {
      decimals,
      minorOf: (amount) => minorOf(amount, decimals),
      decimalOf: decimal,
      say: (minor) => money.say(decimal(minor)),
      round: (minor) => money.round(decimal(minor)),
      short: (minor) => compact.format(Number(decimal(minor))),
    };
  }, [money, locale, decimals]);
}
