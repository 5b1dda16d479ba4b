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

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

/**
 * What somebody typed as a decimal of the API: Arabic digits as Latin ones, and a comma where a decimal point is meant.
 * A comma before three digits groups thousands in some languages, so it stays and is a fault.
 */
export const readAmount = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace('٫', '.')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
