/**
 * Exact sums and comparisons of the API's amounts, for the pages of wallets alone: the money that every page writes is
 * in the first load, which does not carry what these need beside it.
 */

/** A decimal without sign as whole units of its last place. */
function minorOf(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** The sum of amounts of one currency. */
export function sumOf(amounts: readonly string[], decimals: number): string {
  const sum = amounts.reduce((total, amount) => total + minorOf(amount, decimals), 0n);
  const digits = sum.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Whether an amount is more than another of the same currency. */
export const isMore = (amount: string, than: string, decimals: number): boolean =>
  minorOf(amount, decimals) > minorOf(than, decimals);

/** Whether what somebody typed is an amount of the currency above nothing. */
export function isAmount(typed: string, decimals: number): boolean {
  const form = decimals === 0 ? /^\d{1,13}$/ : new RegExp(`^\\d{1,13}(\\.\\d{1,${decimals}})?$`);
  return form.test(typed) && /[1-9]/.test(typed);
}
