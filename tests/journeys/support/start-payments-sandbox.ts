import { startProgram } from './child-program.ts';
import { readyPort } from './ready-port.ts';

/** The payments sandbox as a process of its own, beside a gateway that was given the same secret. */
export interface RunningPaymentsSandbox {
  readonly port: number;
  readonly stop: () => Promise<number | null>;
}

/** Starts the built payments sandbox on a port, and answers when it serves. */
export async function startPaymentsSandbox(options: {
  readonly port: number;
  readonly gatewayPort: number;
  /** `PAYMENTS_SECRET` of the gateway. */
  readonly secret: string;
  readonly dataFolder: string;
}): Promise<RunningPaymentsSandbox> {
  const { child, output, end } = startProgram(
    'payments-sandbox/main.js',
    {
      PAYMENTS_PORT: String(options.port),
      PAYMENTS_SECRET: options.secret,
      GATEWAY_URL: `http://localhost:${options.gatewayPort}`,
      DATA_DIR: options.dataFolder,
    },
    { withChannel: true },
  );
  const port = await readyPort(child);
  if (port === null) {
    await end('SIGKILL');
    throw new Error(`The payments sandbox did not start.\n${output()}`);
  }
  return { port, stop: () => end('SIGTERM') };
}
