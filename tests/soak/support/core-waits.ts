import { readdirSync, readFileSync } from 'node:fs';

/**
 * The time that a process's main thread, and the longest-waiting of its other threads, was runnable without a core.
 * Zero if the system does not report it.
 */
export function timeWaitedForCores(pid: number): number {
  try {
    const waits = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [, waitedNs = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return { isMain: thread === String(pid), waitedMs: Number(waitedNs) / 1e6 };
    });
    const longest = (isMain: boolean): number =>
      Math.max(0, ...waits.filter((wait) => wait.isMain === isMain).map(({ waitedMs }) => waitedMs));
    return longest(true) + longest(false);
  } catch {
    return 0;
  }
}
