import { ApiProblem, nothingFound } from '../api-problem.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type PaymentEventType, storeEvent } from '../webhooks/store-event.ts';
import { type Payment, type PaymentStatus, viewPayment } from './payment.ts';
import { paymentById, updatePayment } from './payment-store.ts';

/** Changes a payment and stores the event about it, both or neither. */
export function movePayment(
  parts: SandboxParts,
  payment: Payment,
  changes: Partial<Payment>,
  type: PaymentEventType,
): Payment {
  const moved = { ...payment, ...changes };
  parts.store.transaction(() => {
    updatePayment(parts.store, moved);
    storeEvent(parts, { type, merchant: moved.merchant, subject: moved.id, data: { ...viewPayment(moved) } });
  });
  return moved;
}

/** @throws ApiProblem `not_found`. */
export function requirePayment({ store }: SandboxParts, id: string): Payment {
  const payment = paymentById(store, id);
  if (payment === undefined) throw nothingFound('payment');
  return payment;
}

/** @throws ApiProblem `wrong_state` where the payment is in none of these states. */
export function requireStatus(payment: Payment, ...allowed: readonly PaymentStatus[]): void {
  if (!allowed.includes(payment.status))
    throw new ApiProblem('wrong_state', `The payment is ${payment.status}, not ${allowed.join(' or ')}.`);
}
