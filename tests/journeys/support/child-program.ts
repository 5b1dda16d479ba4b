import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const STOP_WITHIN_MS = 15_000;

/** A built program of ours as a process of its own. */
export interface ChildProgram {
  readonly child: ChildProcess;
  /** The last lines of what it said, for the case that it has to be quoted. */
  readonly output: () => string;
  /** Ends it, by force where it does not end in time, and answers its exit code; null when it was killed. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts a program of the build in demo mode, on the loopback alone.
 * @param program its file in `dist`.
 * @throws Error where there is no build.
 */
export function startProgram(
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
  { withChannel = false, flags = [] }: { readonly withChannel?: boolean; readonly flags?: readonly string[] } = {},
): ChildProgram {
  const path = resolve('dist', program);
  if (!existsSync(path))
    throw new Error('There is no build to test: run npm run build, or npm run journeys, which does it.');
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(withChannel ? (['ipc'] as const) : [])];
  const child = spawn(process.execPath, [...flags, path], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MARQUEE_MODE: 'demo',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Two browsers ask for more in a minute than any visitor does.
      RATE_LIMITS: '1000',
      ...environment,
    },
    stdio,
  });
  let kept = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      kept = (kept + chunk.toString('utf8')).slice(-20_000);
    });
  return {
    child,
    output: () => kept,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill(signal);
        const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
        await exited;
        clearTimeout(late);
      }
      return child.exitCode;
    },
  };
}
