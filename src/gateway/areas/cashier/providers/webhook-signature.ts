import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest } from './payment-provider.ts';

/** A webhook is not taken after this time (design of the HTTP contract, "Cashier"). */
const TOLERANCE_SECONDS = 5 * 60;
const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
/** While a secret is rotated there are two. */
const MOST_SIGNATURES = 5;
const PREFIX = 'whsec_';
const ID = /^[\x21-\x7e]{1,120}$/;

/** Whether a webhook has all headers and is not too old: what can be told before its body is read. */
export function isTimely({ headers }: Pick<WebhookRequest, 'headers'>, now: Date): boolean {
  const [id, time, signatures] = HEADERS.map((name) => headers[name]);
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string') return false;
  if (!ID.test(id) || !/^\d{1,12}$/.test(time)) return false;
  return Math.abs(now.getTime() / 1_000 - Number(time)) <= TOLERANCE_SECONDS;
}

/**
 * Checks a webhook after the Standard Webhooks specification: an HMAC-SHA256 of id, time and bytes, compared in
 * constant time. A list of signatures holds when one does, so that secrets can be rotated.
 * @param secret `whsec_` and base64.
 * @returns the id of the event; null where the signature is wrong or the time is not within five minutes.
 */
export function verifyWebhook({ headers, body }: WebhookRequest, secret: string, now: Date): string | null {
  if (!isTimely({ headers }, now)) return null;
  const [id = '', time = '', signatures = ''] = HEADERS.map((name) => String(headers[name]));
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest();
  const isSigned = signatures.split(' ', MOST_SIGNATURES).some((one) => {
    const given = one.startsWith('v1,') ? Buffer.from(one.slice(3), 'base64') : Buffer.alloc(0);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? id : null;
}
