import { isAmount, isMore } from '#portal/data/decimals.ts';

/** The fault of an amount; null when it can be deposited. */
export type DepositFault = 'required' | 'form' | 'atLeast' | 'atMost';

/** The amounts that a channel takes: decimals. */
export interface DepositBounds {
  readonly min: string;
  readonly max: string;
}

/** Judges an amount before it is sent. The gateway has the last word, by the same bounds. */
export function depositFault(amount: string, { min, max }: DepositBounds, decimals: number): DepositFault | null {
  if (amount === '') return 'required';
  if (!isAmount(amount, decimals)) return 'form';
  if (isMore(min, amount, decimals)) return 'atLeast';
  return isMore(amount, max, decimals) ? 'atMost' : null;
}
