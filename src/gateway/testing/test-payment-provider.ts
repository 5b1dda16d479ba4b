import { createHmac, randomUUID } from 'node:crypto';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { TestGateway } from './start-gateway.ts';
import { startVendorServer } from './vendor-server.ts';

export const TEST_PAYMENTS_SECRET = 'the-payments-secret-of-tests-0123456789';

/** A payment at the stand-in, as its answers and webhooks have it. */
export interface ProvidedPayment {
  payment_id: string;
  merchant: string;
  reference: string;
  method: string;
  status: string;
  amount: number;
  received_amount: number;
  refunded_amount: number;
  currency: string;
  confirmations: number;
  confirmations_required: number;
  failure_reason: string | null;
}

/** A payout at the stand-in, as its answers and webhooks have it. */
export interface ProvidedPayout {
  payout_id: string;
  merchant: string;
  reference: string;
  status: string;
  amount: number;
  currency: string;
  destination: Readonly<Record<string, string>>;
  failure_reason: string | null;
  parts: Array<{ part: number; amount: number; returned_amount: number; sent_at: string }>;
}

export interface TestWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface WebhookOptions {
  readonly id?: string;
  readonly at?: Date;
  readonly type?: string;
  /** Whose secret signs it. */
  readonly merchant?: string;
  readonly tamper?: (body: string) => string;
}

/** A payment provider in a test's hand: it answers as the sandbox does, and sends what it is told to. */
export async function startTestPaymentProvider() {
  const payments = new Map<string, ProvidedPayment>();
  const payouts = new Map<string, ProvidedPayout>();
  const starts: object[] = [];
  const provider = {
    payments,
    payouts,
    /** Bodies of all starts. */
    starts,
    mood: 'well' as 'well' | 'down' | 'refusing' | 'mismatching',
    environment: {} as Readonly<Record<string, string>>,

    /** The payment of a reference. */
    of(reference: string): ProvidedPayment {
      const found = [...payments.values()].find((one) => one.reference === reference);
      if (found === undefined) throw new Error(`no payment has the reference ${reference}`);
      return found;
    },

    /** The payout of a reference. */
    payoutOf(reference: string): ProvidedPayout {
      const found = [...payouts.values()].find((one) => one.reference === reference);
      if (found === undefined) throw new Error(`no payout has the reference ${reference}`);
      return found;
    },

    /** A signed webhook; `at` is its time, and `changes` what an attacker changes after signing. */
    webhook(
      data: ProvidedPayment | ProvidedPayout,
      {
        id = `msg_${randomUUID()}`,
        at = new Date(),
        type = `${'payout_id' in data ? 'payout' : 'payment'}.${data.status}`,
        merchant = data.merchant,
        tamper = (body) => body,
      }: WebhookOptions = {},
    ): TestWebhook {
      const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
      const time = String(Math.floor(at.getTime() / 1_000));
      const key = createHmac('sha256', TEST_PAYMENTS_SECRET).update(`webhook ${merchant}`).digest();
      const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
      const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
      return { headers: { ...headers, 'content-type': 'application/json' }, body: tamper(body) };
    },

    /** Sends a webhook to a gateway. */
    send(gateway: TestGateway, { headers, body }: TestWebhook): Promise<SiteResponse> {
      return gateway.ask('/payments/v1/sandbox/events', { method: 'POST', headers, body, host: 'anywhere.example' });
    },

    close: async (): Promise<void> => server.close(),
  };

  const server = await startVendorServer(({ path, body }) => {
    if (provider.mood === 'down') return { status: 503, body: {} };
    if (path.startsWith('/v1/payouts/')) {
      const found = payouts.get(path.slice('/v1/payouts/'.length));
      return found ? { status: 200, body: found } : { status: 404, body: { code: 'not_found' } };
    }
    if (path === '/v1/payouts') {
      if (provider.mood === 'refusing') return { status: 422, body: { code: 'account_unknown' } };
      if (provider.mood === 'mismatching') return { status: 422, body: { code: 'idempotency_mismatch' } };
      const wanted = JSON.parse(body) as Omit<ProvidedPayout, 'payout_id' | 'status' | 'parts' | 'failure_reason'>;
      const taken = [...payouts.values()].find(({ reference }) => reference === wanted.reference);
      const payout_id = taken?.payout_id ?? `out_${payouts.size + 1}`;
      if (taken === undefined)
        payouts.set(payout_id, { ...wanted, payout_id, status: 'processing', failure_reason: null, parts: [] });
      return { status: 200, body: { payout_id, status: 'processing' } };
    }
    if (path.endsWith('/refund')) {
      const refunded = payments.get(path.split('/')[3] ?? '');
      if (refunded === undefined) return { status: 404, body: { code: 'not_found' } };
      refunded.refunded_amount += (JSON.parse(body) as { amount: number }).amount;
      if (refunded.refunded_amount === refunded.received_amount) refunded.status = 'refunded';
      return { status: 200, body: refunded };
    }
    if (path.startsWith('/v1/payments/')) {
      const found = payments.get(path.slice('/v1/payments/'.length));
      return found ? { status: 200, body: found } : { status: 404, body: { code: 'not_found' } };
    }
    const asked = JSON.parse(body) as Omit<ProvidedPayment, 'payment_id'> & { network?: string };
    starts.push(asked);
    if (provider.mood === 'refusing') return { status: 400, body: { code: 'invalid_request' } };
    const known = [...payments.values()].find(({ reference }) => reference === asked.reference);
    const { merchant, reference, method, amount, currency } = asked;
    const payment: ProvidedPayment = known ?? {
      ...{ merchant, reference, method, amount, currency, status: 'pending', received_amount: 0, refunded_amount: 0 },
      ...{ payment_id: `pay_${payments.size + 1}`, confirmations: 0, failure_reason: null },
      confirmations_required: method === 'crypto' ? 3 : 0,
    };
    payments.set(payment.payment_id, payment);
    return { status: 200, body: { payment_id: payment.payment_id, ...termsOf(payment, asked.network) } };
  });
  provider.environment = { PAYMENTS_SECRET: TEST_PAYMENTS_SECRET, PAYMENTS_URL: server.url };
  return provider;
}

export type TestPaymentProvider = Awaited<ReturnType<typeof startTestPaymentProvider>>;

function termsOf({ method, payment_id, reference }: ProvidedPayment, network = ''): object {
  if (method === 'bank') return { bank: { lines: [{ name: 'reference', value: reference }] } };
  if (method === 'crypto') return { crypto: { address: `T${payment_id}`, network, confirmations_required: 3 } };
  return { hosted_page: `http://localhost:8082/pay/${payment_id}` };
}
