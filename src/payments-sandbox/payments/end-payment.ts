import type { SandboxParts } from '../sandbox-parts.ts';
import { movePayment, requireStatus } from './move-payment.ts';
import { payPayment } from './pay-payment.ts';
import type { FailureReason, Payment } from './payment.ts';
import { duePayments } from './payment-store.ts';

/**
 * The payment fails, for good.
 * @throws ApiProblem `wrong_state` where it is paid or over.
 */
export function failPayment(parts: SandboxParts, payment: Payment, failureReason: FailureReason): Payment {
  requireStatus(payment, 'pending', 'confirming');
  return movePayment(
    parts,
    payment,
    { status: 'failed', failureReason, received: 0, payAt: null, outcome: null },
    'payment.failed',
  );
}

/** What time does by itself: payments expire, and those to be paid later are paid. */
export function movePaymentsByClock(parts: SandboxParts): void {
  for (const payment of duePayments(parts.store, parts.clock.now())) {
    if (payment.payAt === null) movePayment(parts, payment, { status: 'expired', outcome: null }, 'payment.expired');
    else payPayment(parts, payment);
  }
}
