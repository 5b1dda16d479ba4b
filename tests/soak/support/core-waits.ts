import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long a process's main thread, and that of its other threads that waited most, could have gone on and had no core.
 * Where the system does not tell, nothing.
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
