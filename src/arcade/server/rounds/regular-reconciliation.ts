import type { FastifyBaseLogger } from 'fastify';
import type { PlayParts } from '../play/play-parts.ts';
import { playedIntegrations } from '../store/listed-rounds.ts';
import type { WalletTransport } from '../wallet/wallet-transport.ts';
import { reconcile } from './reconcile.ts';

const EVERY_MS = 15 * 60_000;
/** Younger rounds may still be in flight. */
const SETTLED_AFTER_MS = 5 * 60_000;
/** Rounds may go on for most of a day; a wallet that is away for a day after that is held to account all the same. */
const SPAN_MS = 49 * 3_600_000;

/**
 * Holds the rounds of the last two days of every integration against its wallet, and logs what differs. One that does
 * not answer is asked the next time.
 */
export async function reconcileAll(
  parts: PlayParts,
  send: WalletTransport,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const now = parts.clock().getTime();
  const from = new Date(now - SPAN_MS);
  const to = new Date(now - SETTLED_AFTER_MS);
  for (const integration of playedIntegrations(parts.store, from.getTime())) {
    try {
      const { differences, takenBack } = await reconcile(parts, send, integration, from, to);
      if (takenBack > 0)
        log.warn({ integration, takenBack }, 'rolled back rounds that the wallet had applied although it refused them');
      for (const difference of differences)
        log.warn({ integration, ...difference }, 'reconciliation found a round that differs from the wallet');
    } catch (error) {
      log.warn({ integration, err: error }, 'reconciliation with the wallet failed');
    }
  }
}

/** Does so all the time; answers how to stop. */
export function reconcileRegularly(
  parts: PlayParts,
  send: WalletTransport,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => reconcileAll(parts, send, log));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
