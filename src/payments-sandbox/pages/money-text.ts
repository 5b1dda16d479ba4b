import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { invalidField } from '../api-problem.ts';

interface Currency {
  readonly currency: string;
  readonly decimals: number;
}

/** An amount as people read it: €100.00, or 107.42 USDT where the code is no country's. */
export function moneyText(amountMinor: number, { currency, decimals }: Currency): string {
  const amount = Number(minorToDecimal(BigInt(amountMinor), decimals));
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  if (!/^[A-Z]{3}$/.test(currency)) return `${new Intl.NumberFormat('en', digits).format(amount)} ${currency}`;
  return new Intl.NumberFormat('en', { ...digits, style: 'currency', currency }).format(amount);
}

/** The value of a form's field: no symbol and no separators. */
export function amountFieldText(amountMinor: number, { decimals }: Currency): string {
  return minorToDecimal(BigInt(amountMinor), decimals);
}

/**
 * Reads what a person wrote into a form's field.
 * @throws ApiProblem `invalid_request` where it is no amount above zero.
 */
export function readAmountField(text: string | undefined, { decimals }: Currency): number {
  let amount: number;
  try {
    amount = Number(decimalToMinor((text ?? '').trim().replace(',', '.'), decimals));
  } catch {
    amount = 0;
  }
  if (amount < 1 || !Number.isSafeInteger(amount))
    throw invalidField('amount', `must be more than 0, with at most ${decimals} decimals`);
  return amount;
}
