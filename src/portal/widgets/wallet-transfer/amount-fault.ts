import { isMore } from '#portal/data/decimals.ts';

/** What is wrong with an amount that was filled in; null where nothing is. */
export type AmountFault = 'required' | 'form' | 'tooMuch';

/** Looks at an amount before it is sent: a decimal of the currency above nothing, and no more than there is. */
export function amountFault(typed: string, available: string, decimals: number): AmountFault | null {
  const text = typed.trim();
  if (text === '') return 'required';
  const form = decimals === 0 ? /^\d{1,13}$/ : new RegExp(`^\\d{1,13}(\\.\\d{1,${decimals}})?$`);
  if (!form.test(text)) return 'form';
  if (!/[1-9]/.test(text)) return 'form';
  return isMore(text, available, decimals) ? 'tooMuch' : null;
}
