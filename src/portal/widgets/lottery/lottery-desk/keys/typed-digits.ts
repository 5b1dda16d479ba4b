import type { LotteryBetType } from '#contracts/generated/contracts.ts';

/** What typed digits mean: a number, the beginning of one, or nothing that can be bet on. */
export type TypedDigits =
  | { readonly kind: 'number'; readonly number: string }
  /** Waiting for another digit; without one it means `number`, where there is that number. */
  | { readonly kind: 'waits'; readonly number: string | null }
  | { readonly kind: 'none' };

/** Reads digits as a number of a bet type: 7 is 07 as soon as no further digit can follow, or with its leading zero. */
export function readTyped(
  typed: string,
  { from, to, digits }: Pick<LotteryBetType, 'from' | 'to' | 'digits'>,
): TypedDigits {
  const value = Number(typed);
  const number = value >= from && value <= to ? String(value).padStart(digits, '0') : null;
  const isWhole = typed.length >= digits || value * 10 > to;
  if (!isWhole) return { kind: 'waits', number };
  return number === null ? { kind: 'none' } : { kind: 'number', number };
}
