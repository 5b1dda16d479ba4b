import { pino } from 'pino';
import { merchantKeys } from '../merchant-keys.ts';
import { type RunningPaymentsSandbox, startPaymentsSandbox, type TestParts } from '../start-payments-sandbox.ts';
import { NO_FAULTS } from '../webhooks/fault-plan.ts';
import type { WebhookRequest } from '../webhooks/send-webhook.ts';

export const TEST_SECRET = 'a secret of thirty-two characters';

type Json = Record<string, unknown>;

export interface TestSandbox {
  readonly url: string;
  readonly keys: ReturnType<typeof merchantKeys>;
  /** What the merchant was sent, in order. */
  readonly received: WebhookRequest[];
  /** What the merchant answers: a status, or a problem of the network. */
  answer: () => number;
  /** The time that the clock is at, which stands still until `/sandbox/clock` moves it. */
  readonly startedAt: number;
  /** Calls the API with the merchant's key; a body makes it a POST. */
  readonly call: (
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Json }>;
  /** Sends a form as a browser does and answers what it got, without following. */
  readonly form: (path: string, fields: Record<string, string>) => Promise<Response>;
  /** Delivers what is due and answers the types of the events that arrived by that. */
  readonly deliver: (body?: Json) => Promise<string[]>;
  readonly advance: (ms: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A sandbox in memory on any port, whose time and deliveries the test moves. */
export async function startTestSandbox(parts: TestParts = {}): Promise<TestSandbox> {
  const startedAt = Date.UTC(2025, 10, 20, 12);
  const received: WebhookRequest[] = [];
  const configuration = {
    host: '127.0.0.1',
    port: 0,
    dataDir: null,
    gatewayUrl: 'http://gateway.test',
    publicUrl: null,
    secret: TEST_SECRET,
    faults: NO_FAULTS,
    payoutDelayMs: 2_000,
    logLevel: 'silent' as const,
  };
  const test: TestSandbox = {
    url: '',
    keys: merchantKeys(TEST_SECRET),
    received,
    answer: () => 200,
    startedAt,
    async call(path, body, headers = {}) {
      const answer = await fetch(`${test.url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${test.keys.apiKey('aurora')}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Json };
    },
    form: (path, fields) =>
      fetch(`${test.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    async deliver(body = {}) {
      const before = received.length;
      await test.call('/sandbox/webhooks/deliver', body);
      return received.slice(before).map(({ body: sent }) => (JSON.parse(sent) as { type: string }).type);
    },
    async advance(ms) {
      await test.call('/sandbox/clock', { advance_ms: ms });
    },
    stop: () => running.stop(),
  };
  const running: RunningPaymentsSandbox = await startPaymentsSandbox(configuration, pino({ level: 'silent' }), {
    clock: () => startedAt,
    isManual: true,
    send: async (request) => {
      received.push(request);
      return test.answer();
    },
    ...parts,
  });
  return Object.assign(test, { url: `http://127.0.0.1:${running.port}` });
}

/** The body of a payment, with what the test says otherwise. */
export function paymentBody(changes: Json = {}): Json {
  return {
    merchant: 'aurora',
    reference: 'DP-8842201',
    method: 'card',
    amount: 10_000,
    currency: 'EUR',
    decimals: 2,
    return_url: 'http://aurora.test/deposit?step=3',
    expires_in_s: 600,
    ...changes,
  };
}

export function payoutBody(changes: Json = {}): Json {
  return {
    merchant: 'aurora',
    reference: 'WD-5520318',
    amount: 42_000,
    currency: 'EUR',
    decimals: 2,
    destination: { kind: 'bank', number: 'EE382200221020145685', holder: 'Mika Kestrel', bank: 'LHV' },
    ...changes,
  };
}

let keys = 0;

/** A key that no other call of this process has. */
export function freshKey(): { readonly 'idempotency-key': string } {
  keys += 1;
  return { 'idempotency-key': `key-${keys}` };
}
