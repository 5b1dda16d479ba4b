import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { siteRequest } from '#tests/harness/site-request.ts';

/** Migrating and seeding a new database on a busy machine of two cores, with room to spare. */
const READY_WITHIN_MS = 120_000;

/** A gateway that may be killed at any moment, before it is ready too. */
export interface SpawnedGateway {
  readonly port: number;
  /** Resolves when it serves; rejects with what it said when it ends instead. */
  readonly untilReady: () => Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  readonly kill: () => Promise<void>;
}

/** Starts the gateway from its sources, in demo mode on PGlite in that folder, or on the database that `settings` name. */
export async function spawnGateway(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SpawnedGateway> {
  const port = await freePort();
  const { DATABASE_URL: _ofWhoeverTests, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/gateway/main.ts'], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      MARQUEE_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));

  return {
    port,
    async untilReady() {
      const giveUpAt = Date.now() + READY_WITHIN_MS;
      while (Date.now() < giveUpAt) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The gateway ended by itself.\n${said}`);
        const answer = await siteRequest({ port, host: 'localhost', path: '/readyz' }).catch(() => undefined);
        if (answer?.status === 200) return;
        await pause(50);
      }
      throw new Error(`The gateway was not ready within ${READY_WITHIN_MS / 1000} s.\n${said}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  server.close();
  await once(server, 'close');
  return address.port;
}
