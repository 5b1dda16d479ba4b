import { Counter, Gauge, type Registry } from 'prom-client';
import type { Outcome } from './outbox-sender.ts';
import type { Channel } from './outgoing-message.ts';

/**
 * The outbox's figures: what this process sent, put off and gave up, and what waits on all of them.
 * @param countWaiting asked whenever the figures are read.
 * @returns counts one try.
 */
export function outboxMetrics(
  registry: Registry,
  countWaiting: () => Promise<number>,
): (channel: Channel, outcome: Outcome) => void {
  const tries = new Counter({
    name: 'marquee_messages_total',
    help: 'Attempts to send e-mail and text messages, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'marquee_messages_waiting',
    help: 'Messages in the outbox of all sites that are not sent yet.',
    registers: [registry],
    async collect() {
      // The other metrics are served also while the database is away.
      const count = await countWaiting().catch(() => null);
      if (count !== null) waiting.set(count);
    },
  });
  return (channel, outcome) => tries.inc({ channel, outcome });
}
