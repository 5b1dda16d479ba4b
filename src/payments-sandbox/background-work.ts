import { movePaymentsByClock } from './payments/end-payment.ts';
import { sendPayoutsByClock } from './payouts/move-payout.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import type { WebhookDelivery } from './webhooks/deliver-webhooks.ts';
import { forgetBefore } from './webhooks/webhook-store.ts';

const LOOK_EVERY_MS = 250;
const FORGET_EVERY_MS = 3_600_000;
const KEEP_MS = 30 * 24 * 3_600_000;

/** Everything that time does: expiry, payments and payouts that are due. */
export function moveByClock(parts: SandboxParts): void {
  movePaymentsByClock(parts);
  sendPayoutsByClock(parts);
}

/**
 * Moves what is due and delivers webhooks, four times a second. A merchant that answers slowly holds back webhooks
 * only.
 * @returns how it is stopped; what is on its way is waited for.
 */
export function workInBackground(
  parts: SandboxParts,
  delivery: WebhookDelivery,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isDelivering = false;
  const look = (): void => {
    try {
      moveByClock(parts);
    } catch (error) {
      onError(error);
    }
    if (isDelivering) return;
    isDelivering = true;
    delivery
      .deliverDue()
      .catch(onError)
      .finally(() => {
        isDelivering = false;
      });
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  const forgetting = setInterval(() => forgetBefore(parts.store, parts.clock.now() - KEEP_MS), FORGET_EVERY_MS);
  forgetting.unref();
  return async () => {
    clearInterval(looking);
    clearInterval(forgetting);
    await delivery.stop();
  };
}
