import type { OutboxService } from './outbox-service.ts';

/**
 * The polling interval: finds messages without a notice, such as retries and those that another process left behind.
 */
const ROUND_MS = 5_000;

/**
 * Sends what is due on every site, every few seconds.
 * @returns stops, and waits for what is under way.
 */
export function sendMessages(outbox: Pick<OutboxService, 'nudge' | 'stop'>): () => Promise<void> {
  outbox.nudge();
  const timer = setInterval(() => outbox.nudge(), ROUND_MS).unref();
  return async () => {
    clearInterval(timer);
    await outbox.stop();
  };
}
