import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayFlags, quickStartFlags } from '#scripts/kit/gateway-flags.ts';
import { builtServers } from '#tests/harness/built-servers.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { TEST_MASTER_KEY } from '#tests/harness/test-master-key.ts';
import { timeWaitedForCores } from './core-waits.ts';
import type { KillPoint } from './kill-points.ts';

/** Migrating and seeding a new database on a busy machine of two cores, with room to spare. */
const READY_WITHIN_MS = 240_000;
const ENDS_WITHIN_MS = 120_000;
/** Programs that are killed soon do not profit from faster code; a soak runs them for long. */
const quickStart = process.env.SOAK_SCALE === undefined ? quickStartFlags : [];

/** Duration of a start. */
export interface StartTime {
  readonly wallMs: number;
  /** Of that, how long its threads could have gone on and had no core, because the machine was busy with others. */
  readonly waitedMs: number;
}

/** A program that may be killed at any moment, before it is ready too. */
export interface SpawnedProgram {
  readonly port: number;
  /** Resolves when it serves; rejects with what it said when it ends instead. */
  readonly untilReady: () => Promise<StartTime>;
  /** Has it end itself by SIGKILL when it comes to a point. */
  readonly killAt: (point: KillPoint) => void;
  /** Resolves when a kill ended it; rejects if it ended in another way or still runs. */
  readonly untilKilled: () => Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  readonly kill: () => Promise<void>;
  /** SIGTERM; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
}

export type SpawnedGateway = SpawnedProgram;

/** Where a gateway has its data: on PGlite in its data directory unless a database is named. */
export interface GatewayPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Starts the gateway as it is built for production, in demo mode. Its port is a free one unless `settings` name it.
 * @param point where it ends itself; it can be set later, too.
 */
export async function spawnGateway(
  { dataDir, databaseUrl }: GatewayPlace,
  settings: Readonly<Record<string, string>> = {},
  point?: KillPoint,
): Promise<SpawnedGateway> {
  const port = Number(settings.PORT ?? (await freePort()));
  const program = `${await builtServers()}/gateway/main.js`;
  return spawned(program, { port, readyPath: '/readyz', host: 'localhost' }, point, {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    // Several of them share a database, and tests open it beside them.
    MASTER_KEY: TEST_MASTER_KEY,
    ...settings,
  });
}

/** Starts the arcade as it is built for production. */
export async function spawnArcade(
  settings: Readonly<Record<string, string>> & { readonly ARCADE_PORT: string },
): Promise<SpawnedProgram> {
  const program = `${await builtServers()}/arcade/main.js`;
  const port = Number(settings.ARCADE_PORT);
  return spawned(program, { port, readyPath: '/healthz', host: 'arcade.localhost' }, undefined, settings);
}

/** Starts the payments sandbox as it is built for production. */
export async function spawnPaymentsSandbox(
  settings: Readonly<Record<string, string>> & { readonly PAYMENTS_PORT: string },
): Promise<SpawnedProgram> {
  const program = `${await builtServers()}/payments-sandbox/main.js`;
  const port = Number(settings.PAYMENTS_PORT);
  return spawned(program, { port, readyPath: '/healthz', host: 'localhost' }, undefined, settings);
}

interface Served {
  readonly port: number;
  readonly readyPath: string;
  readonly host: string;
}

function spawned(
  program: string,
  { port, readyPath, host }: Served,
  point: KillPoint | undefined,
  settings: Readonly<Record<string, string>>,
): SpawnedProgram {
  const { DATABASE_URL: _ofWhoeverTests, ...environment } = process.env;
  const startedAt = performance.now();
  const flags = [...gatewayFlags, ...quickStart, '--import', resolve('tests/soak/support/kill-at-label.mjs')];
  const child = spawn(process.execPath, [...flags, program], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      MARQUEE_MODE: 'demo',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Nobody reads the reference of calls, which a start draws up.
      API_DOCS: 'off',
      RATE_LIMITS: '1000',
      ...(point && { KILL_AT: JSON.stringify(point) }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  let aim = point;
  // A message to a program that was killed meanwhile.
  child.on('error', () => undefined);

  return {
    port,
    async untilReady() {
      const giveUpAt = Date.now() + READY_WITHIN_MS;
      while (Date.now() < giveUpAt) {
        if (hasEnded(child)) throw new Error(`The program ended by itself.\n${said}`);
        const answer = await siteRequest({ port, host, path: readyPath }).catch(() => undefined);
        if (answer?.status === 200) {
          const wallMs = performance.now() - startedAt;
          return { wallMs, waitedMs: timeWaitedForCores(child.pid ?? 0) };
        }
        await pause(20);
      }
      throw new Error(`The program was not ready within ${READY_WITHIN_MS / 1000} s.\n${said}`);
    },
    killAt(killPoint) {
      aim = killPoint;
      child.send(killPoint, () => undefined);
    },
    async untilKilled() {
      const late = setTimeout(() => child.kill('SIGTERM'), ENDS_WITHIN_MS);
      const [code, signal] = await exited;
      clearTimeout(late);
      if (signal !== 'SIGKILL')
        throw new Error(`The program ended otherwise (${signal ?? code}), before: ${aim?.label}.\n${said}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  server.close();
  await once(server, 'close');
  return address.port;
}
