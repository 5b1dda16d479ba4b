import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest } from './payment-provider.ts';

/** A webhook is not taken after this time (design of the HTTP contract, "Cashier"). */
const TOLERANCE_SECONDS = 5 * 60;
const PREFIX = 'whsec_';
const ID = /^[\x21-\x7e]{1,120}$/;

/**
 * Checks a webhook after the Standard Webhooks specification: an HMAC-SHA256 of id, time and bytes, compared in
 * constant time. A list of signatures holds when one does, so that secrets can be rotated.
 * @param secret `whsec_` and base64.
 * @returns the id of the event; null where the signature is wrong or the time is not within five minutes.
 */
export function verifyWebhook({ headers, body }: WebhookRequest, secret: string, now: Date): string | null {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name]);
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string') return null;
  if (!ID.test(id) || !/^\d{1,12}$/.test(time)) return null;
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_SECONDS) return null;
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest();
  const isSigned = signatures.split(' ').some((one) => {
    const given = one.startsWith('v1,') ? Buffer.from(one.slice(3), 'base64') : Buffer.alloc(0);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? id : null;
}
