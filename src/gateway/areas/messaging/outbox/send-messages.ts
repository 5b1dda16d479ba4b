import type { OutboxService } from './outbox-service.ts';

/** How late a message may be that nobody was told of: one to try again, or one that another process left behind. */
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
