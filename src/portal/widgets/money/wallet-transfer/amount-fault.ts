import { isAmount, isMore } from '#portal/data/decimals.ts';

/** The fault of an amount; null when it is valid. */
export type AmountFault = 'required' | 'form' | 'tooMuch';

/** Looks at an amount before it is sent: a decimal of the currency above nothing, and no more than there is. */
export function amountFault(typed: string, available: string, decimals: number): AmountFault | null {
  const text = typed.trim();
  if (text === '') return 'required';
  if (!isAmount(text, decimals)) return 'form';
  return isMore(text, available, decimals) ? 'tooMuch' : null;
}
