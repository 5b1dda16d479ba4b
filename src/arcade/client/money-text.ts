import type { GameSession } from '../game-api.ts';

/** Amounts and counts as this player reads them. */
export interface Figures {
  money(minor: number): string;
  /** Money without its symbol, for lists that name it once. */
  amount(minor: number): string;
  count(value: number): string;
  /** A time of so many seconds, such as `12 s`. */
  seconds(value: number): string;
  date(iso: string): string;
  /** The time of day. */
  time(iso: string): string;
}

/** Intl may know a code of three letters that no country uses; only the listed ones are currencies. */
function isIsoCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** A sign stands before its number and a word after it: ◎ 250, but 250 coins. */
function playMoney(number: string, symbol: string): string {
  return /^\p{Letter}/u.test(symbol) ? `${number}\u00a0${symbol}` : `${symbol}\u00a0${number}`;
}

/**
 * Figures in Latin digits in every language, so that they stand the same here and on the portal. Play coins are no
 * currency of the world: they are a number with the session's symbol.
 */
export function figuresIn(tag: string, { code, symbol, decimals }: GameSession['currency']): Figures {
  const locale = `${tag}-u-nu-latn`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const plain = new Intl.NumberFormat(locale, digits);
  const currency = isIsoCurrency(code)
    ? new Intl.NumberFormat(locale, { ...digits, style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    : null;
  const counts = new Intl.NumberFormat(locale);
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' });
  const dates = new Intl.DateTimeFormat(`${locale}-ca-gregory`, { dateStyle: 'short', timeStyle: 'medium' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const major = (minor: number) => minor / 10 ** decimals;
  return {
    money: (minor) => currency?.format(major(minor)) ?? playMoney(plain.format(major(minor)), symbol),
    amount: (minor) => plain.format(major(minor)),
    count: (value) => counts.format(value),
    seconds: (value) => seconds.format(value),
    date: (iso) => dates.format(new Date(iso)),
    time: (iso) => times.format(new Date(iso)),
  };
}
