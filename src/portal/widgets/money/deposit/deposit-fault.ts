import type { PlayLimits } from '#contracts/generated/contracts.ts';
import { isAmount, isMore, lessBy } from '#portal/data/decimals.ts';

/** The fault of an amount; null when it can be deposited. */
export type DepositFault = 'required' | 'form' | 'atLeast' | 'atMost' | 'limit';

/** The amounts that a channel takes: decimals. */
export interface DepositBounds {
  readonly min: string;
  readonly max: string;
  /** What the member's own limits leave; null where there are none. */
  readonly left: string | null;
}

/** Judges an amount before it is sent. The gateway has the last word, by the same bounds. */
export function depositFault(amount: string, { min, max, left }: DepositBounds, decimals: number): DepositFault | null {
  if (amount === '') return 'required';
  if (!isAmount(amount, decimals)) return 'form';
  if (isMore(min, amount, decimals)) return 'atLeast';
  if (isMore(amount, max, decimals)) return 'atMost';
  return left !== null && isMore(amount, left, decimals) ? 'limit' : null;
}

/** What a member's limits on deposits leave, by the tightest of them; null where there are none. */
export function leftToDeposit(limits: PlayLimits['limits'], decimals: number): string | null {
  const left = limits
    .filter(({ kind }) => kind === 'deposit')
    .map(({ amount, used }) => (isMore(amount, used, decimals) ? lessBy(amount, used, decimals) : '0'));
  return left.reduce<string | null>(
    (least, one) => (least === null || isMore(least, one, decimals) ? one : least),
    null,
  );
}
