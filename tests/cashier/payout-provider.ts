import type { PaymentProvider, WebhookRequest } from '#gateway/areas/cashier/providers/payment-provider.ts';
import { depositProvider } from './deposit-provider.ts';

/** A payout as the provider knows it: the truth that the gateway has to follow. */
export interface TruePayout {
  readonly providerId: string;
  readonly reference: string;
  readonly amount: bigint;
  status: 'processing' | 'paid' | 'failed';
  readonly parts: Array<{ readonly part: number; readonly amount: bigint; returned: bigint; readonly sentAt: Date }>;
}

/** The provider of deposits for random histories, which pays out as well. */
export function payoutProvider(now: () => Date) {
  const deposits = depositProvider(now);
  const payouts: TruePayout[] = [];
  /** Payouts that were asked for under another key, or for another amount. */
  const contradictions: string[] = [];
  const keys = new Map<string, string>();
  let isDown = false;

  const wireOf = ({ providerId, reference, status, parts }: TruePayout) => ({
    merchant: 'AURORA',
    payout_id: providerId,
    reference,
    status,
    currency: 'EUR',
    failure_reason: status === 'failed' ? 'account_closed' : null,
    parts: parts.map(({ part, amount, returned, sentAt }) => ({
      ...{ part, amount: Number(amount), returned_amount: Number(returned), sent_at: sentAt.toISOString() },
    })),
  });

  const provider: PaymentProvider = {
    ...deposits.provider,
    async payOut(_account, { idempotencyKey, reference, amountMinor }) {
      if (isDown) return { outcome: 'unknown' };
      let payout = payouts.find((one) => one.reference === reference);
      if (payout === undefined) {
        payout = { providerId: `out_${reference}`, reference, amount: amountMinor, status: 'processing', parts: [] };
        payouts.push(payout);
        keys.set(reference, idempotencyKey);
      } else if (payout.amount !== amountMinor || keys.get(reference) !== idempotencyKey)
        contradictions.push(reference);
      return { outcome: 'started', providerId: payout.providerId };
    },
    async queryPayout(_account, providerId) {
      const payout = payouts.find((one) => one.providerId === providerId);
      if (isDown || payout === undefined) return null;
      return {
        ...{ providerId, reference: payout.reference, status: payout.status, currency: 'EUR' },
        failure: payout.status === 'failed' ? 'accountClosed' : null,
        parts: payout.parts.map(({ part, amount, returned, sentAt }) => ({
          ...{ part, amountMinor: amount, returnedMinor: returned, sentAt },
        })),
      };
    },
  };

  return {
    ...deposits,
    provider,
    payouts,
    contradictions,
    setDown: (down: boolean): void => {
      isDown = down;
    },
    /** Tells the gateway's webhook address of a payout; the history delivers it, or not. */
    tell(payout: TruePayout): void {
      deposits.webhooks.push(deposits.sign({ type: `payout.${payout.status}`, data: wireOf(payout) }));
    },
    /** The same webhook under the same signature, with other bytes: another amount, where it has one. */
    forgedPayout: ({ headers, body }: WebhookRequest): WebhookRequest => ({
      headers,
      body: Buffer.from(`${String(body).replace(/"amount":\d+/, '"amount":1')} `),
    }),
  };
}

export type PayoutProvider = ReturnType<typeof payoutProvider>;
