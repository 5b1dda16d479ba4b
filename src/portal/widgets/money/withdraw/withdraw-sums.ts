import type { WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { isAmount, isMore, lessBy, percentOf } from '#portal/data/decimals.ts';

/** The fault of an amount; null when it can be withdrawn. */
export type WithdrawFault = 'required' | 'form' | 'atLeast' | 'available' | 'leftToday' | 'atMost';

type Bounds = Pick<WithdrawalTerms, 'min' | 'max' | 'withdrawable' | 'leftToday'>;

/** Judges an amount before it is sent. The gateway has the last word, by the same bounds. */
export function withdrawFault(amount: string, bounds: Bounds, decimals: number): WithdrawFault | null {
  if (amount === '') return 'required';
  if (!isAmount(amount, decimals)) return 'form';
  if (isMore(bounds.min, amount, decimals)) return 'atLeast';
  if (isMore(amount, bounds.withdrawable, decimals)) return 'available';
  if (isMore(amount, bounds.leftToday, decimals)) return 'leftToday';
  return isMore(amount, bounds.max, decimals) ? 'atMost' : null;
}

/** A share of what is available, and never more than may be withdrawn at once. */
export function shareOf(percent: number, bounds: Bounds, decimals: number): string {
  return [bounds.max, bounds.leftToday].reduce(
    (least, bound) => (isMore(least, bound, decimals) ? bound : least),
    percentOf(bounds.withdrawable, String(percent), decimals),
  );
}

/** The fee of an amount and the rest; both are zero for no amount. */
export function sumsOf(
  amount: string,
  { feePercent, feeMin }: Pick<WithdrawalTerms, 'feePercent' | 'feeMin'>,
  decimals: number,
): { readonly fee: string; readonly receives: string } {
  const none = lessBy('0', '0', decimals);
  if (!isMore(amount, '0', decimals)) return { fee: none, receives: none };
  const share = percentOf(amount, feePercent, decimals);
  const fee = isMore(feeMin, share, decimals) ? feeMin : share;
  return { fee, receives: isMore(fee, amount, decimals) ? none : lessBy(amount, fee, decimals) };
}
