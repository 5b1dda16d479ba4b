import type { SiteCurrency } from './generated/contracts.ts';

/**
 * Writes integer minor units as the decimal string that the API speaks (design of the HTTP contract, "money").
 * @param amountMinor whole minor units, negative when owed.
 * @param decimals how many of the last digits stand behind the point, 0 to 4.
 */
export function minorToDecimal(amountMinor: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 4)
    throw new RangeError(`decimals is 0 to 4, not ${decimals}`);
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Reads a decimal string as integer minor units.
 * @throws RangeError when it is no decimal or has more places than the currency.
 */
export function decimalToMinor(amount: string, decimals: number): bigint {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(amount);
  if (!match) throw new RangeError(`${JSON.stringify(amount)} is not a decimal amount`);
  const [, sign, whole = '0', fraction = ''] = match;
  if (fraction.length > decimals) throw new RangeError(`${JSON.stringify(amount)} has more than ${decimals} decimals`);
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign ? -minor : minor;
}

/**
 * Formats an amount for people. A real currency is written as the language does, with Latin digits everywhere, so that
 * server and browser print the same; play coins are no currency of any country, so their symbol is the document's and
 * only the digits are `Intl`'s.
 * @param amount a decimal string of the API.
 * @param locale a BCP 47 tag.
 * @param options trimZeros leaves the decimals of a whole amount away.
 */
export function formatMoney(
  amount: string,
  currency: SiteCurrency,
  locale: string,
  options: { readonly trimZeros?: boolean } = {},
): string {
  const isWhole = !/[.]0*[1-9]/.test(amount);
  const digits = options.trimZeros && isWhole ? 0 : currency.decimals;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const tag = `${locale}-u-nu-latn`;
  const value = amount as Intl.StringNumericLiteral;
  if (!currency.isPlay) {
    return new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: currency.code,
      currencyDisplay: 'narrowSymbol',
      ...places,
    }).format(value);
  }
  const number = new Intl.NumberFormat(tag, places).format(value);
  return currency.symbolPosition === 'before' ? `${currency.symbol}${number}` : `${number}\u00a0${currency.symbol}`;
}
