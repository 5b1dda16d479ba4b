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
 * Moves what is due and delivers webhooks, four times a second.
 * @returns how it is stopped; what is on its way is waited for.
 */
export function workInBackground(
  parts: SandboxParts,
  delivery: WebhookDelivery,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let isBusy = false;
  let work = Promise.resolve();
  const look = async (): Promise<void> => {
    isBusy = true;
    try {
      moveByClock(parts);
      await delivery.deliverDue();
    } catch (error) {
      onError(error);
    } finally {
      isBusy = false;
    }
  };
  const looking = setInterval(() => {
    if (!isBusy && !isStopped) work = look();
  }, LOOK_EVERY_MS);
  const forgetting = setInterval(() => forgetBefore(parts.store, parts.clock.now() - KEEP_MS), FORGET_EVERY_MS);
  forgetting.unref();
  return async () => {
    isStopped = true;
    clearInterval(looking);
    clearInterval(forgetting);
    await work;
  };
}
