import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayFlags, quickStartFlags } from '#scripts/kit/gateway-flags.ts';
import { quickFolder } from '#tests/harness/quick-folder.ts';
import { TEST_MASTER_KEY } from '#tests/harness/test-master-key.ts';
import { startProgram } from './child-program.ts';
import { layInSeededData } from './seeded-data.ts';

/**
 * Migrating and seeding a new database on a busy machine of two cores, with room to spare. A journey gives its whole
 * preparation 120 s: a gateway that does not start says why before.
 */
const startWithinMs = 90_000;

/** A gateway of its own process, port and data directory. */
export interface RunningGateway {
  readonly port: number;
  /** Ends the process as an operator would (SIGTERM) and answers its exit code; null when it had to be killed. */
  readonly stop: () => Promise<number | null>;
  /** Ends the process as a power cut would (SIGKILL); its data directory stays. */
  readonly kill: () => Promise<void>;
}

export interface GatewayOptions {
  /** It serves many journeys, and profits from code that V8 optimises. */
  readonly isShared?: boolean;
  /** Further settings of the gateway, for instance `SITES_DIR`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A data directory that survives the gateway. Without it, a temporary one that goes when the gateway stops. */
  readonly dataFolder?: string;
}

/**
 * Starts the built gateway in demo mode and answers when it is ready to serve. It uses PGlite in its data directory, or
 * the PostgreSQL database of `TEST_DATABASE_URL`; never the `DATABASE_URL` of the developer.
 */
export async function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  const dataFolder = options.dataFolder ?? (await newDataFolder());
  const [port, arcadePort] = await freePorts();
  const environment = {
    PORT: String(port),
    ARCADE_PORT: String(arcadePort),
    DATA_DIR: dataFolder,
    // Several of them may share a database.
    MASTER_KEY: TEST_MASTER_KEY,
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    ...options.environment,
  };
  const program = startProgram('gateway/main.js', environment, {
    flags: [...gatewayFlags, ...(options.isShared === true ? [] : quickStartFlags)],
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const exitCode = await program.end(signal);
    if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    return exitCode;
  };

  try {
    await untilReady(program.child, port);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`The gateway did not start.\n${program.output()}`, { cause: error });
  }
  return {
    port,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

/**
 * A temporary data directory with the pictures that others drew and, within the journeys, with the seeded database:
 * making these again for each gateway would cost more than all else that it does.
 */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(quickFolder(), 'marquee-journeys-'));
  await sharePictures(folder);
  await layInSeededData(folder);
  return folder;
}

/** Gives a new data directory the pictures that others drew, and leaves them those that it draws. */
export async function sharePictures(folder: string): Promise<void> {
  const pictures = resolve('.cache', 'pictures');
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(folder, 'pictures'), 'junction');
}

/** Two different free ports; both are held until both are known. */
export async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports: number[] = [];
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No free port.');
    ports.push(address.port);
  }
  for (const server of servers) server.close();
  return [ports[0] ?? 0, ports[1] ?? 0];
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const giveUpAt = Date.now() + startWithinMs;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`It ended with ${child.exitCode ?? child.signalCode}.`);
    }
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`It was not ready within ${startWithinMs / 1000} s.`);
}
