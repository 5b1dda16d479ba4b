import { fileURLToPath } from 'node:url';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';

/** A job for a thread: hash a password, or verify it against a hash. */
export type PasswordJob =
  | { readonly password: string; readonly cost: Options }
  | { readonly password: string; readonly passwordHash: string };

/** A thread has its next password at hand, so that it does not stand still until this one gets round to it. */
export const JOBS_AT_HAND = 2;

/**
 * Threads of their own for passwords, so that what else takes threads never stands in line behind them. Each starts
 * when it is first needed, and none keeps the process. A job that cannot be done, as with a hash that is none, rejects.
 */
export function passwordThreads(most: number): Piscina<PasswordJob, string | boolean> {
  return new Piscina({
    filename: entry(),
    name: 'doPasswordJob',
    minThreads: 0,
    maxThreads: most,
    concurrentTasksPerWorker: JOBS_AT_HAND,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Flags of this process (loaders, debuggers, the test runner's) are not for the threads.
    execArgv: [],
  });
}

/** In the build the thread's program is beside the gateway's. */
function entry(): string {
  const runsFromSource = fileURLToPath(import.meta.url).endsWith('.ts');
  return new URL(runsFromSource ? './password-thread.mjs' : './password-thread.js', import.meta.url).href;
}
