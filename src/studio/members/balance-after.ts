import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { typedAmount } from '../i18n/typed-amount.ts';

interface Change {
  readonly amount: string;
  readonly direction: 'add' | 'remove';
}

/** Returns the balance after an adjustment as a decimal; null if the text is no amount of the currency. */
export function balanceAfter(balance: string, { amount, direction }: Change): string | null {
  const decimals = balance.split('.')[1]?.length ?? 0;
  const text = typedAmount(amount);
  const [, fraction = ''] = text.split('.');
  if (!/^\d{1,12}(\.\d+)?$/.test(text) || fraction.length > decimals || Number(text) === 0) return null;
  const minor = decimalToMinor(text, decimals);
  return minorToDecimal(decimalToMinor(balance, decimals) + (direction === 'add' ? minor : -minor), decimals);
}
