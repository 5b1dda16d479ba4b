import { createHmac } from 'node:crypto';
import { CURRENCY, providerIdOf, referenceOf, SITE } from './open-deposits.ts';

export const SECRET = 'the-payments-secret-of-measurements-0123';
const MERCHANT = SITE.toUpperCase();
const key = createHmac('sha256', SECRET).update(`webhook ${MERCHANT}`).digest();

/** The body of a webhook: the deposit is paid in full. */
const told = (reference: string, providerId: string): string =>
  JSON.stringify({
    type: 'payment.paid',
    data: {
      merchant: MERCHANT,
      payment_id: providerId,
      reference,
      status: 'paid',
      received_amount: 1_000,
      refunded_amount: 0,
      currency: CURRENCY,
      confirmations: 0,
      confirmations_required: 0,
      failure_reason: null,
    },
  });

/** Signed HTTP requests with a webhook each, for `count` deposits beginning with number `from`. */
export function signedWebhooks(from: number, count: number): Buffer[] {
  const time = Math.floor(Date.now() / 1_000);
  return Array.from({ length: count }, (_, offset) => {
    const place = from + offset;
    const body = told(referenceOf(place), providerIdOf(place));
    const id = `msg-${place}`;
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    return Buffer.from(
      `POST /payments/v1/sandbox/events HTTP/1.1\r\nHost: payments.example\r\nContent-Type: application/json\r\n` +
        `Webhook-Id: ${id}\r\nWebhook-Timestamp: ${time}\r\nWebhook-Signature: v1,${signature}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    );
  });
}

/**
 * A pgbench script that calls the database function once per run, with the arguments of the gateway. The sequence gives
 * the number of the next deposit.
 */
export function webhookScript(sequence: string, turnoverPercent: number): string {
  const webhook = {
    provider: 'sandbox',
    eventId: 'msg-%1$s',
    at: '%2$s',
    rule: { zone: 'UTC', decimals: 2, turnoverPercent },
    body: Buffer.from(told(referenceOf(0), providerIdOf(0))).toString('base64'),
    deposit: {
      providerId: 'pay-%3$s',
      reference: 'BEN-%4$s',
      currency: CURRENCY,
      status: 'paid',
      failure: null,
      confirmations: null,
      received: '1000',
      refunded: '0',
    },
  };
  // A colon before a word would be a variable to pgbench.
  const template = JSON.stringify([webhook]).replaceAll(':', ': ');
  return (
    `select take_deposit_webhooks('${SITE}',` +
    ` format('${template}', n, now(), lpad(n, 12, '0'), lpad(n, 8, '0'))::jsonb)` +
    ` from (select nextval('${sequence}')::text as n) next;\n`
  );
}
