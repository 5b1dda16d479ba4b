/**
 * Exact sums and comparisons of the API's amounts, for the pages of wallets and bets alone: they stay out of the first
 * load, which has only what writes an amount.
 */

/** A decimal without sign as whole units of its last place. */
export function minorOf(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** Whole units of the last place as a decimal. */
export function decimalOf(minor: bigint, decimals: number): string {
  const digits = minor.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The sum of amounts of one currency. */
export const sumOf = (amounts: readonly string[], decimals: number): string =>
  decimalOf(
    amounts.reduce((total, amount) => total + minorOf(amount, decimals), 0n),
    decimals,
  );

/** What is left of an amount without a smaller one. */
export const lessBy = (amount: string, by: string, decimals: number): string =>
  decimalOf(minorOf(amount, decimals) - minorOf(by, decimals), decimals);

/** The digits behind the point that a percentage may have. */
const PERCENT_DECIMALS = 2;

/** So many percent of an amount, rounded down to the currency's last place. */
export const percentOf = (amount: string, percent: string, decimals: number): string =>
  decimalOf(
    (minorOf(amount, decimals) * minorOf(percent, PERCENT_DECIMALS)) / (100n * 10n ** BigInt(PERCENT_DECIMALS)),
    decimals,
  );

/** Whether an amount is more than another of the same currency. */
export const isMore = (amount: string, than: string, decimals: number): boolean =>
  minorOf(amount, decimals) > minorOf(than, decimals);

/** Whether what somebody typed is an amount of the currency above nothing. */
export function isAmount(typed: string, decimals: number): boolean {
  const form = decimals === 0 ? /^\d{1,13}$/ : new RegExp(`^\\d{1,13}(\\.\\d{1,${decimals}})?$`);
  return form.test(typed) && /[1-9]/.test(typed);
}
