import { createServer } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { workInBackground } from './background-work.ts';
import { merchantKeys } from './merchant-keys.ts';
import { buildPaymentsApp } from './payments-app.ts';
import type { PaymentsConfiguration } from './payments-configuration.ts';
import { sandboxClock } from './sandbox-clock.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { openStore } from './store/open-store.ts';
import { ownDirectory } from './store/own-directory.ts';
import { webhookDelivery } from './webhooks/deliver-webhooks.ts';
import { seededRandom } from './webhooks/fault-plan.ts';
import { type SendWebhook, sendWebhook } from './webhooks/send-webhook.ts';

export interface RunningPaymentsSandbox {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Replaced in tests alone. */
export interface TestParts {
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Decides which events faults hit. */
  readonly random?: () => number;
  readonly send?: SendWebhook;
  /** Nothing moves or is delivered by itself: tests do it by `/sandbox/clock` and `/sandbox/webhooks/deliver`. */
  readonly isManual?: boolean;
}

/**
 * Starts the sandbox: first the directory is made its own, then it listens and takes up what was left open.
 * @throws what listening throws for a taken port, or DirectoryTakenError.
 */
export async function startPaymentsSandbox(
  configuration: PaymentsConfiguration,
  log: FastifyBaseLogger,
  test: TestParts = {},
): Promise<RunningPaymentsSandbox> {
  const { host, port, dataDir, faults } = configuration;
  // Checked before anything is opened: of two that start at once, the second leaves everything as it is.
  await portIsFree(host, port);
  const giveBack = dataDir === null ? () => {} : ownDirectory(dataDir);
  const store = openStore(dataDir);
  try {
    let openedPort = port;
    const parts: SandboxParts = {
      store,
      clock: sandboxClock(test.clock ?? Date.now),
      keys: merchantKeys(configuration.secret),
      faults: { plan: faults, random: test.random ?? seededRandom(faults.seed) },
      payoutDelayMs: configuration.payoutDelayMs,
      publicUrl: () => configuration.publicUrl ?? `http://localhost:${openedPort}`,
    };
    const eventsUrl = `${configuration.gatewayUrl}/payments/v1/sandbox/events`;
    const delivery = webhookDelivery(parts, eventsUrl, test.send ?? sendWebhook);
    const app = buildPaymentsApp(parts, delivery, log);
    await app.listen({ host, port });
    const address = app.server.address();
    if (typeof address === 'object' && address !== null) openedPort = address.port;
    const onError = (error: unknown): void => log.error({ err: error }, 'background work failed');
    const stopWork = test.isManual ? delivery.stop : workInBackground(parts, delivery, onError);
    return {
      port: openedPort,
      stop: async () => {
        await app.close();
        await stopWork();
        store.close();
        giveBack();
      },
    };
  } catch (error) {
    store.close();
    giveBack();
    throw error;
  }
}

function portIsFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
