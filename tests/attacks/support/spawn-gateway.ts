import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { builtServers } from '#tests/harness/built-servers.ts';

/** A gateway in a process of its own, as it is built. */
export interface SpawnedGateway {
  readonly port: number;
  /** Everything that it has written to its terminal. */
  readonly output: () => string;
  /** Resolves with the exit code once the process has ended. */
  readonly ended: () => Promise<number | null>;
  /** Resolves once it listens; rejects with its output when it ends first. */
  readonly listening: () => Promise<void>;
  /** Ends it by SIGTERM and resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts a gateway under an open umask, as a careless service manager would. It inherits no setting
 * of whoever runs the tests, and ends with its test.
 * @param environment its settings beside HOST and PORT.
 */
export async function spawnGateway(environment: Readonly<Record<string, string>>): Promise<SpawnedGateway> {
  const port = await freePort();
  const command = `umask 0; exec "${process.execPath}" "${await builtServers()}/gateway/main.js"`;
  const child = spawn('sh', ['-c', command], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    port,
    output: () => text,
    ended: () => exitCodeOf(child),
    listening: () => untilListening(child, port, () => text),
    stop: () => {
      child.kill('SIGTERM');
      return exitCodeOf(child);
    },
  };
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function untilListening(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The gateway ended by itself.\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
