import { randomBytes } from 'node:crypto';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { SendWebhook } from './send-webhook.ts';
import { webhookSignature } from './webhook-signature.ts';
import { dueWebhooks, findLostWebhooks, updateWebhook, type Webhook } from './webhook-store.ts';

export interface WebhookDelivery {
  /** Tries everything that is due and answers when done; `lost` brings the lost ones too. */
  readonly deliverDue: (options?: { readonly lost?: boolean }) => Promise<void>;
  /** Begins no further try, and answers when the ones on their way have ended. */
  readonly stop: () => Promise<void>;
}

/** Waits after the first tries; then it is tried every hour. */
const BACKOFF_MS = [1_000, 5_000, 30_000, 120_000, 600_000] as const;
const HOURLY_MS = 3_600_000;
const GIVE_UP_AFTER_MS = 3 * 24 * HOURLY_MS;
/** So many payments or payouts are told about at the same time. */
const LANES = 8;

/**
 * Delivers the outbox at least once. Events of one payment or payout go one after the other, so that only faults and
 * retries change their order.
 */
export function webhookDelivery(parts: SandboxParts, url: string, send: SendWebhook): WebhookDelivery {
  const { store, clock, keys } = parts;
  let running = Promise.resolve();
  let isStopped = false;

  const tryOnce = async (webhook: Webhook): Promise<number> => {
    // Signed afresh at each try, with the time of the receiver and not the one that tests have moved.
    const timestamp = Math.floor(clock.realNow() / 1_000);
    const signature =
      webhook.kind === 'forged'
        ? `v1,${randomBytes(32).toString('base64')}`
        : webhookSignature(keys.webhookSecret(webhook.merchant), { id: webhook.id, timestamp, body: webhook.body });
    const headers = {
      'content-type': 'application/json',
      'webhook-id': webhook.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    };
    const statuses: number[] = [];
    for (let copy = 0; copy < webhook.copies; copy += 1)
      statuses.push(await send({ url, headers, body: webhook.body }));
    return Math.max(...statuses);
  };

  const deliver = async (webhook: Webhook): Promise<void> => {
    let httpStatus: number | null = null;
    let error: string | null = null;
    try {
      httpStatus = await tryOnce(webhook);
    } catch (problem) {
      error = problem instanceof Error ? problem.message : String(problem);
    }
    updateWebhook(store, afterTry({ ...webhook, httpStatus, error }, clock.now()));
  };

  const deliverAll = async (): Promise<void> => {
    const waiting = bySubject(dueWebhooks(store, clock.now()));
    const lane = async (): Promise<void> => {
      for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
        for (const webhook of group) if (!isStopped) await deliver(webhook);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };

  return {
    deliverDue({ lost = false } = {}) {
      // One run at a time: two would send the same event twice.
      running = running.then(() => {
        if (lost) findLostWebhooks(store, clock.now());
        return deliverAll();
      });
      const run = running;
      running = run.catch(() => {});
      return run;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

function bySubject(webhooks: readonly Webhook[]): Webhook[][] {
  const groups = new Map<string, Webhook[]>();
  for (const webhook of webhooks) groups.set(webhook.subject, [...(groups.get(webhook.subject) ?? []), webhook]);
  return [...groups.values()];
}

/** How an event stands after a try. */
export function afterTry(webhook: Webhook, now: number): Webhook {
  const attempts = webhook.attempts + 1;
  const tried = { ...webhook, attempts };
  const { httpStatus } = webhook;
  if (httpStatus !== null && httpStatus >= 200 && httpStatus < 300)
    return { ...tried, status: 'delivered', endedAt: now };
  const nextAttemptAt = now + (BACKOFF_MS[attempts - 1] ?? HOURLY_MS);
  // A forger does not come again.
  if (webhook.kind === 'forged' || nextAttemptAt - webhook.createdAt > GIVE_UP_AFTER_MS)
    return { ...tried, status: 'given_up', endedAt: now };
  return { ...tried, nextAttemptAt };
}
