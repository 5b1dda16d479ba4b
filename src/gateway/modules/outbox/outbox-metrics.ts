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
    help: 'Tries to send a message, by channel and what they came to.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'marquee_messages_waiting',
    help: 'Messages of all sites that wait to be sent, by whichever process.',
    registers: [registry],
    async collect() {
      // The other figures are told also while the database is away.
      const count = await countWaiting().catch(() => null);
      if (count !== null) waiting.set(count);
    },
  });
  return (channel, outcome) => tries.inc({ channel, outcome });
}
