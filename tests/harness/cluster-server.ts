import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const READY_WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 50;

/** Settings of a server, as in postgresql.conf. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/** One server over a data directory of its own. */
export interface ClusterServer {
  /** The connection string of its database `postgres`, as superuser. */
  readonly url: string;
  readonly folder: string;
  /** Runs one statement, with a connection of its own. */
  query(text: string): Promise<readonly Record<string, unknown>[]>;
  /** Starts it again after `stop`; resolves when it answers. */
  start(settings?: ServerSettings, options?: { readonly withinMs: number }): Promise<void>;
  /** Stops the process that this harness started: orderly, or at once as a lost machine would. */
  stop(how?: 'orderly' | 'at once'): Promise<void>;
}

/** What the servers of one place share. */
export interface ServerPlace {
  /** The folder of PostgreSQL's programs. */
  readonly bin: string;
  /** The user that they run as; empty for the own one. */
  readonly user: { readonly uid?: number; readonly gid?: number };
  /** For sockets and logs. */
  readonly socketFolder: string;
}

/** A server over a data directory, on a free port. It is not started. */
export async function clusterServer(folder: string, { bin, user, socketFolder }: ServerPlace): Promise<ClusterServer> {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const logFile = join(socketFolder, `${port}.log`);
  let child: ChildProcess | undefined;
  let last: ServerSettings = {};

  async function query(text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: url });
    // A server that is stopped meanwhile must not end the process.
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    url,
    folder,
    query,

    async start(settings = last, { withinMs } = { withinMs: READY_WITHIN_MS }) {
      last = settings;
      const given = { port, listen_addresses: '127.0.0.1', unix_socket_directories: socketFolder, ...settings };
      const options = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const started = spawn(join(bin, 'postgres'), ['-D', folder, ...options], {
        ...user,
        cwd: socketFolder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      // A process that ends early must leave no server behind.
      const quit = (): void => void started.kill('SIGQUIT');
      process.once('exit', quit);
      started.once('exit', () => process.off('exit', quit));
      started.stderr.on('data', (lines: Buffer) => appendFileSync(logFile, lines));
      // Its last lines may arrive after it ended.
      const closed = once(started, 'close');
      const deadline = performance.now() + withinMs;
      for (;;) {
        if (await query('select 1').catch(() => null)) return;
        const isDead = started.exitCode !== null || started.signalCode !== null;
        if (isDead) await closed;
        if (isDead || performance.now() > deadline)
          throw new Error(`PostgreSQL did not start: ${causeIn(readFileSync(logFile, 'utf8'))}`);
        await pause(LOOK_AGAIN_MS);
      }
    },

    async stop(how = 'orderly') {
      const running = child;
      child = undefined;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const exited = once(running, 'exit');
      running.kill(how === 'orderly' ? 'SIGINT' : 'SIGQUIT');
      await exited;
    },
  };
}

/** The line of a log that says why a server ended, else its end. Connections that were refused are no reason. */
function causeIn(log: string): string {
  const fatal = log.match(/(?:FATAL|PANIC): {2}(?!the database system is ).*/g);
  return fatal?.at(-1) ?? log.slice(-2_000);
}
