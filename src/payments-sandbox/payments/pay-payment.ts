import { ApiProblem } from '../api-problem.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { movePayment, requireStatus } from './move-payment.ts';
import type { Payment } from './payment.ts';

/**
 * Money arrives for a payment: at once for most methods, seen but unconfirmed on a crypto network. A transfer or coins
 * may arrive after expiry, as they do from real banks; the merchant sees `paid` after `expired`.
 * @param amount minor units; less or more than was asked for is possible.
 * @throws ApiProblem `wrong_state` where it is paid or over.
 */
export function payPayment(parts: SandboxParts, payment: Payment, amount = payment.amount): Payment {
  const canBeLate = payment.method === 'bank' || payment.method === 'crypto';
  requireStatus(payment, 'pending', ...(canBeLate ? (['expired'] as const) : []));
  const changes = { received: amount, payAt: null, outcome: null };
  return payment.method === 'crypto'
    ? movePayment(parts, payment, { ...changes, status: 'confirming' }, 'payment.confirming')
    : movePayment(parts, payment, { ...changes, status: 'paid' }, 'payment.paid');
}

/**
 * A new block: one more confirmation, and paid with the last one that is required.
 * @throws ApiProblem `wrong_state` where nothing was sent yet, or all is confirmed.
 */
export function confirmPayment(parts: SandboxParts, payment: Payment): Payment {
  requireStatus(payment, 'confirming');
  const confirmations = payment.confirmations + 1;
  return confirmations >= payment.confirmationsRequired
    ? movePayment(parts, payment, { confirmations, status: 'paid' }, 'payment.paid')
    : movePayment(parts, payment, { confirmations }, 'payment.confirming');
}

/**
 * Gives back all or a part of what was received. With everything given back the payment is refunded; before, it stays
 * paid.
 * @throws ApiProblem `wrong_state`, or `amount_too_high` where more would be given back than was received.
 */
export function refundPayment(parts: SandboxParts, payment: Payment, amount: number): Payment {
  requireStatus(payment, 'paid');
  const refunded = payment.refunded + amount;
  if (refunded > payment.received)
    throw new ApiProblem('amount_too_high', 'amount is more than what is left to refund.', 'amount');
  const status = refunded === payment.received ? 'refunded' : 'paid';
  return movePayment(parts, payment, { refunded, status }, 'payment.refunded');
}
