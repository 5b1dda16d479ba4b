import type { SiteCurrency } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';

/**
 * How much of a currency stands for one base unit of the catalogue's stakes. Vendors set stakes per currency in round
 * sums; these are those sums, no exchange rates.
 */
const FACTOR_BY_CURRENCY: Readonly<Record<string, bigint>> = {
  EUR: 1n,
  USD: 1n,
  GBP: 1n,
  AED: 4n,
  BRL: 5n,
  CNY: 7n,
  MXN: 20n,
  THB: 35n,
  PHP: 60n,
  INR: 90n,
  JPY: 150n,
  KRW: 1_500n,
  IDR: 16_000n,
  VND: 25_000n,
};

/** Play coins have no worth, so that any factor is right that gives whole coins. */
const PLAY_COIN_FACTOR = 100n;

/**
 * A stake of the catalogue as a decimal of the site's currency.
 * @param stakeHundredths in hundredths of a base unit; never less than the currency's smallest coin is shown for a
 *   stake above 0.
 */
export function stakeInCurrency(stakeHundredths: bigint, currency: SiteCurrency): string {
  const factor = currency.isPlay ? PLAY_COIN_FACTOR : (FACTOR_BY_CURRENCY[currency.code] ?? 1n);
  const scaled = stakeHundredths * factor * 10n ** BigInt(currency.decimals);
  const rounded = (scaled + 50n) / 100n;
  return minorToDecimal(rounded === 0n && stakeHundredths > 0n ? 1n : rounded, currency.decimals);
}
