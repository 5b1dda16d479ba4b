import { startProgram } from './child-program.ts';
import { readyPort } from './ready-port.ts';

/** The arcade as a process of its own, beside a gateway that was given the same port and secret. */
export interface RunningArcade {
  readonly port: number;
  /** Ends the process as an operator would (SIGTERM) and answers its exit code; null when it had to be killed. */
  readonly stop: () => Promise<number | null>;
  /** Ends the process as a power cut would (SIGKILL); its data directory stays. */
  readonly kill: () => Promise<void>;
}

export interface ArcadeOptions {
  /** `ARCADE_PORT` of the gateway. */
  readonly port: number;
  readonly gatewayPort: number;
  /** `ARCADE_SECRET` of the gateway. */
  readonly secret: string;
  /** The arcade keeps its data in a folder of this one. */
  readonly dataFolder: string;
  /** Further settings, for instance `ARCADE_FAULTS`. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the built arcade and answers when it serves. */
export async function startArcade(options: ArcadeOptions): Promise<RunningArcade> {
  const { child, output, end } = startProgram(
    'arcade/main.js',
    {
      ARCADE_PORT: String(options.port),
      ARCADE_SECRET: options.secret,
      GATEWAY_URL: `http://localhost:${options.gatewayPort}`,
      DATA_DIR: options.dataFolder,
      ...options.environment,
    },
    { withChannel: true },
  );
  const port = await readyPort(child);
  if (port === null) {
    await end('SIGKILL');
    throw new Error(`The arcade did not start.\n${output()}`);
  }
  return {
    port,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}
