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
 * Formats an amount for people, in the site's own currency. Play coins are no ISO currency, so the symbol is the document's and only
 * the digits are `Intl`'s; Latin digits everywhere, so that server and browser print the same.
 * @param amount a decimal string of the API.
 * @param locale a BCP 47 tag.
 */
export function formatMoney(
  amount: string,
  currency: SiteCurrency,
  locale: string,
  options: { trimZeros?: boolean } = {},
): string {
  const minor = decimalToMinor(amount, Math.max(currency.decimals, amount.split('.')[1]?.length ?? 0));
  const places = Math.max(currency.decimals, amount.split('.')[1]?.length ?? 0);
  const isWhole = minor % 10n ** BigInt(places) === 0n;
  const shown = options.trimZeros && isWhole ? 0 : currency.decimals;
  const digits = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(minorToDecimal(minor < 0n ? -minor : minor, places) as Intl.StringNumericLiteral);
  const withSymbol =
    currency.symbolPosition === 'before' ? `${currency.symbol}${digits}` : `${digits}\u00a0${currency.symbol}`;
  return minor < 0n ? `\u2212${withSymbol}` : withSymbol;
}
