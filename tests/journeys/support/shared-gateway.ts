import { rm } from 'node:fs/promises';
import { keepSeededData } from './seeded-data.ts';
import { freePorts, newDataFolder, type RunningGateway, startGateway } from './start-gateway.ts';
import { startPaymentsSandbox } from './start-payments-sandbox.ts';

const portVariable = 'JOURNEYS_GATEWAY_PORT';
const paymentsVariable = 'JOURNEYS_PAYMENTS_PORT';
const PAYMENTS_SECRET = 'the-payments-secret-of-all-journeys-0123';

/**
 * Playwright's global setup: one gateway with its payment provider for all journeys, since starting one takes longer
 * than most of them. Gateways that journeys start for themselves begin with a copy of its seeded database. It answers
 * the teardown. A journey that changes what others see starts a gateway of its own.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup as the default export.
export default async function shareGateway(): Promise<() => Promise<void>> {
  const dataFolder = await newDataFolder();
  const seeding = await startGateway({ dataFolder });
  await expectGracefulStop(seeding);
  const removeSeededData = await keepSeededData(dataFolder);
  const [paymentsPort] = await freePorts();
  const gateway = await startGateway({
    dataFolder,
    isShared: true,
    environment: { PAYMENTS_SECRET, PAYMENTS_URL: `http://localhost:${paymentsPort}` },
  });
  const payments = await startPaymentsSandbox({
    ...{ port: paymentsPort, gatewayPort: gateway.port, secret: PAYMENTS_SECRET, dataFolder },
  });
  // Workers are started after this and inherit the environment.
  process.env[portVariable] = String(gateway.port);
  process.env[paymentsVariable] = String(paymentsPort);
  return async () => {
    await removeSeededData();
    await payments.stop();
    await expectGracefulStop(gateway);
    await rm(dataFolder, { recursive: true, force: true });
  };
}

async function expectGracefulStop(gateway: RunningGateway): Promise<void> {
  const exitCode = await gateway.stop();
  if (exitCode !== 0) throw new Error(`The gateway did not stop gracefully on SIGTERM: exit code ${exitCode}.`);
}

/** The shared gateway's port. */
export function sharedGatewayPort(): number {
  const port = Number(process.env[portVariable]);
  if (!(port > 0)) throw new Error('The shared gateway is not running: journeys run through playwright.config.ts.');
  return port;
}

/**
 * The origin of a site, e.g. `http://aurora.localhost:41234`. Chromium resolves every name below localhost to this
 * machine.
 */
export function siteOrigin(site: string, port = sharedGatewayPort()): string {
  return `http://${site}.localhost:${port}`;
}

/** The origin of the sandbox payment provider. */
export function paymentsOrigin(): string {
  return `http://localhost:${process.env[paymentsVariable]}`;
}
