import type { SmsChannel } from '#gateway/areas/messaging/outbox/message-channels.ts';
import { DeliveryError, type MessageTransport } from './message-transport.ts';

const PATIENCE_MS = 10_000;

/** The service understood and will not take it, now or later. */
const FINAL_STATUSES = new Set([400, 422]);

/**
 * Sends text messages by a service over HTTP: POST of `{to, text, from?}` with the token as bearer. A 2xx takes the
 * message over. The header `Idempotency-Key` is the same for every try of one message, for services that can tell a
 * repeat.
 */
export function smsHttpTransport({ url, token, from }: SmsChannel): MessageTransport {
  return {
    async send({ id, to, text }, signal) {
      const response = await post(
        url,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({ to, text, ...(from !== undefined && { from }) }),
          // The token is for this address alone.
          redirect: 'error',
        },
        signal,
      );
      await response.body?.cancel();
      if (response.ok) return;
      throw new DeliveryError(`SMS service: status ${response.status}`, FINAL_STATUSES.has(response.status));
    },
  };
}

async function post(url: string, request: RequestInit, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryError(`SMS service: ${isLate ? 'no answer in time' : 'not reached'}`, false);
  }
}
