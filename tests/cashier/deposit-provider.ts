import { createHmac, randomUUID } from 'node:crypto';
import type {
  PaymentProvider,
  ProviderPayment,
  WebhookRequest,
} from '#gateway/areas/cashier/providers/payment-provider.ts';
import { sandboxProvider } from '#gateway/areas/cashier/providers/sandbox-provider.ts';

const SECRET = 'the-payments-secret-of-histories-01234567';

/** A payment as the provider knows it: the truth that the gateway has to follow. */
export interface TruePayment {
  readonly providerId: string;
  readonly reference: string;
  readonly amount: bigint;
  received: bigint;
  refunded: bigint;
  status: ProviderPayment['status'];
}

/**
 * A provider in memory for random histories. Each change of a payment leaves a signed webhook, which the history
 * delivers, repeats, forges or loses. Its verification is the sandbox provider's own.
 */
export function depositProvider(now: () => Date) {
  const payments: TruePayment[] = [];
  const webhooks: WebhookRequest[] = [];
  const verifier = sandboxProvider({ url: 'http://localhost:1', secret: SECRET });
  let isDown = false;

  const wireOf = (payment: TruePayment) => ({
    merchant: 'AURORA',
    payment_id: payment.providerId,
    reference: payment.reference,
    status: payment.status,
    received_amount: Number(payment.received),
    refunded_amount: Number(payment.refunded),
    currency: 'EUR',
    confirmations: 0,
    confirmations_required: 0,
    failure_reason: payment.status === 'failed' ? 'declined' : null,
  });

  function sign(event: object): WebhookRequest {
    const body = JSON.stringify(event);
    const id = `msg_${randomUUID()}`;
    const time = String(Math.floor(now().getTime() / 1_000));
    const key = createHmac('sha256', SECRET).update('webhook AURORA').digest();
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    return {
      headers: { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` },
      body: Buffer.from(body),
    };
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    async start(_account, { reference, amountMinor }) {
      if (isDown) return { outcome: 'unknown' };
      let payment = payments.find((one) => one.reference === reference);
      if (payment === undefined) {
        const providerId = `pay_${reference}`;
        payment = { providerId, reference, amount: amountMinor, received: 0n, refunded: 0n, status: 'pending' };
        payments.push(payment);
      }
      return { outcome: 'started', providerId: payment.providerId, terms: { kind: 'transfer', lines: [] } };
    },
    async query(_account, providerId) {
      const payment = payments.find((one) => one.providerId === providerId);
      if (isDown || payment === undefined) return null;
      return {
        ...{ providerId, reference: payment.reference, status: payment.status, currency: 'EUR' },
        ...{ receivedMinor: payment.received, refundedMinor: payment.refunded },
        ...{ failure: payment.status === 'failed' ? 'declined' : null, confirmations: null },
      };
    },
    refund: async () => null,
    payOut: async () => ({ outcome: 'unknown' }),
    queryPayout: async () => null,
    readEvent: (request, at) => verifier.readEvent(request, at),
    readBody: (body) => verifier.readBody(body),
  };

  return {
    provider,
    payments,
    webhooks,
    /** A webhook of an event as the provider signs it. */
    sign,
    setDown: (down: boolean): void => {
      isDown = down;
    },
    /** Changes a payment and writes its webhook. */
    change(payment: TruePayment, changes: Partial<Pick<TruePayment, 'received' | 'refunded' | 'status'>>): void {
      Object.assign(payment, changes);
      webhooks.push(sign({ type: `payment.${payment.status}`, data: wireOf(payment) }));
    },
    /** The same webhook with more money in it, whose signature is of the other one. */
    forged: ({ headers, body }: WebhookRequest): WebhookRequest => ({
      headers,
      body: Buffer.from(String(body).replace(/"received_amount":\d+/, '"received_amount":999999')),
    }),
  };
}

export type DepositProvider = ReturnType<typeof depositProvider>;
