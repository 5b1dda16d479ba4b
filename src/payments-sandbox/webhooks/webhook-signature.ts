import { createHmac } from 'node:crypto';

/** One try to deliver an event. */
export interface SignedDelivery {
  /** The event's id, the same at each try. */
  readonly id: string;
  /** Seconds since 1970 of this try. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The `webhook-signature` header after the Standard Webhooks specification, version 1 (symmetric).
 * @param secret `whsec_` and the key in base64.
 */
export function webhookSignature(secret: string, { id, timestamp, body }: SignedDelivery): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
