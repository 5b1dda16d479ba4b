import type { PaymentRow } from '../repository/payment-repository.ts';
import { REFUNDING } from './held-deposit.ts';

/** The details of a transfer keep working so long after it expired. */
const LATE_MS = 24 * 60 * 60_000;

/**
 * Whether a member may add receipts to a deposit and mark it as sent: a bank transfer whose money is awaited, also for
 * a day after it expired, or waits for an operator.
 */
export function takesReceipts({ kind, state, held, expires_at }: PaymentRow, at: Date): boolean {
  if (kind !== 'transfer') return false;
  if (state === 'expired') return at.getTime() < new Date(expires_at).getTime() + LATE_MS;
  return state === 'pending' || (state === 'paid' && held !== null && held !== REFUNDING);
}
