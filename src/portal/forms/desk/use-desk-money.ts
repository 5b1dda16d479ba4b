import type { SiteCurrency } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';

/** How the desk says amounts: decimal strings of the API, such as `-4118.20`. A minus is U+2212. */
export interface DeskMoney {
  /** With the currency, for a figure that stands alone: `€4,118.20`. */
  readonly named: (amount: string) => string;
  /** Without the currency, which a table names once: `4,118.20`. */
  readonly plain: (amount: string) => string;
  /** Without the currency, a gain with its plus: `+4,118.20`, `−318.40`, `0.00`. */
  readonly signed: (amount: string) => string;
  /** For an axis: `240K`, `1.2M`. */
  readonly short: (amount: number) => string;
  /** The currency's sign, for the head of a column or the foot of a table. */
  readonly sign: string;
}

/** Says amounts of the site's currency in the page's language. */
export function useDeskMoney(): DeskMoney {
  const locale = useLocale();
  return deskMoney(useSite().site.currency, locale);
}

/** Pure: what `useDeskMoney` says in a language. @param locale a BCP 47 tag. */
export function deskMoney(currency: SiteCurrency, locale: string): DeskMoney {
  const tag = `${locale}-u-nu-latn`;
  const places = { minimumFractionDigits: currency.decimals, maximumFractionDigits: currency.decimals };
  const digits = new Intl.NumberFormat(tag, places);
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  const plain = (amount: string) => withMinus(digits.format(amount as Intl.StringNumericLiteral));
  const isNothing = (amount: string) => !/[1-9]/.test(amount);
  return {
    named: (amount) => withMinus(formatMoney(unsignedZero(amount), currency, locale)),
    plain: (amount) => plain(unsignedZero(amount)),
    signed: (amount) =>
      isNothing(amount) || amount.startsWith('-') ? plain(unsignedZero(amount)) : `+${plain(amount)}`,
    short: (amount) => withMinus(compact.format(amount)),
    sign: currency.symbol,
  };
}

/** A sum of nothing has no sign. */
const unsignedZero = (amount: string): string => (/[1-9]/.test(amount) ? amount : amount.replace(/^-/, ''));

/** The minus of figures, as wide as a plus; a hyphen is neither. */
const withMinus = (said: string): string => said.replace('-', '−');
