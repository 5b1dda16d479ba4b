export const PAYMENT_METHODS = ['bank', 'card', 'wallet', 'crypto'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const CRYPTO_NETWORKS = ['TRC20', 'ERC20', 'BTC'] as const;
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number];

export const FAILURE_REASONS = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'cancelled',
  'authentication_failed',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export type PaymentStatus = 'pending' | 'confirming' | 'paid' | 'failed' | 'expired' | 'refunded';

/** How a hosted payment is to end, once its authentication page is approved. */
export type HostedOutcome = 'paid' | 'declined' | 'later';

/** A payment as it is stored. Amounts are minor units of `currency`. */
export interface Payment {
  /** The order of creation. */
  readonly number: number;
  readonly id: string;
  /** Opens the hosted page; nobody can guess it. */
  readonly token: string;
  readonly merchant: string;
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly decimals: number;
  readonly received: number;
  readonly refunded: number;
  readonly network: CryptoNetwork | null;
  readonly address: string | null;
  readonly confirmations: number;
  readonly confirmationsRequired: number;
  readonly failureReason: FailureReason | null;
  readonly returnUrl: string;
  /** Set while the authentication page is open. */
  readonly outcome: HostedOutcome | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When a payment that is paid later becomes paid; it does not expire meanwhile. */
  readonly payAt: number | null;
}

/** A payment as the API and webhooks show it. */
export interface PaymentView {
  readonly payment_id: string;
  readonly reference: string;
  readonly merchant: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly received_amount: number;
  readonly refunded_amount: number;
  readonly currency: string;
  readonly confirmations: number;
  readonly confirmations_required: number;
  readonly failure_reason: FailureReason | null;
  readonly created_at: string;
}

export function viewPayment(payment: Payment): PaymentView {
  return {
    payment_id: payment.id,
    reference: payment.reference,
    merchant: payment.merchant,
    method: payment.method,
    status: payment.status,
    amount: payment.amount,
    received_amount: payment.received,
    refunded_amount: payment.refunded,
    currency: payment.currency,
    confirmations: payment.confirmations,
    confirmations_required: payment.confirmationsRequired,
    failure_reason: payment.failureReason,
    created_at: new Date(payment.createdAt).toISOString(),
  };
}
