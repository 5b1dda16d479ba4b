export type PayoutDestination =
  | { readonly kind: 'bank'; readonly number: string; readonly holder: string; readonly bank: string }
  | { readonly kind: 'wallet'; readonly type: string; readonly account: string }
  | { readonly kind: 'crypto'; readonly network: string; readonly address: string };

export type PayoutStatus = 'processing' | 'paid' | 'failed' | 'returned';

export const PAYOUT_FAILURES = ['rejected', 'account_unknown', 'account_closed'] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

/** A sum that left for the destination, and how much of it came back. */
export interface PayoutPart {
  /** Counted from 1. */
  readonly part: number;
  readonly amount: number;
  readonly returned: number;
  readonly sentAt: number;
}

/** A payout as it is stored. Amounts are minor units of `currency`. */
export interface Payout {
  /** The order of creation. */
  readonly number: number;
  readonly id: string;
  readonly merchant: string;
  readonly reference: string;
  readonly status: PayoutStatus;
  readonly amount: number;
  readonly currency: string;
  readonly decimals: number;
  readonly destination: PayoutDestination;
  readonly failureReason: PayoutFailure | null;
  readonly createdAt: number;
  /** When it is sent by itself; null where it waits for a hand. */
  readonly sendAt: number | null;
  readonly parts: readonly PayoutPart[];
}

/** A payout as the API and webhooks show it. */
export interface PayoutView {
  readonly payout_id: string;
  readonly reference: string;
  readonly merchant: string;
  readonly status: PayoutStatus;
  readonly amount: number;
  readonly sent_amount: number;
  readonly returned_amount: number;
  readonly currency: string;
  readonly failure_reason: PayoutFailure | null;
  readonly parts: readonly {
    readonly part: number;
    readonly amount: number;
    readonly returned_amount: number;
    readonly status: 'sent' | 'returned';
    readonly sent_at: string;
  }[];
  readonly created_at: string;
}

export function viewPayout(payout: Payout): PayoutView {
  return {
    payout_id: payout.id,
    reference: payout.reference,
    merchant: payout.merchant,
    status: payout.status,
    amount: payout.amount,
    sent_amount: sentAmount(payout),
    returned_amount: returnedAmount(payout),
    currency: payout.currency,
    failure_reason: payout.failureReason,
    parts: payout.parts.map(({ part, amount, returned, sentAt }) => ({
      part,
      amount,
      returned_amount: returned,
      status: returned === amount ? 'returned' : 'sent',
      sent_at: new Date(sentAt).toISOString(),
    })),
    created_at: new Date(payout.createdAt).toISOString(),
  };
}

export function sentAmount({ parts }: Payout): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

export function returnedAmount({ parts }: Payout): number {
  return parts.reduce((sum, { returned }) => sum + returned, 0);
}
