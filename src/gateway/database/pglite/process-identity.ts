import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, as text that only ever serves for comparing; null when no such process lives.
 * The id alone is not enough to know a process again: ids are reused.
 */
export function processStartTime(pid: number): string | null {
  return process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid);
}

function startTimeFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces, so the rest is counted from the last bracket:
    // the state is field 3, the start time in clock ticks since boot is field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z' || fields[0] === 'X';
    const ticks = fields[19];
    return isZombie || ticks === undefined ? null : `${bootId()}:${ticks}`;
  } catch {
    return null;
  }
}

/** Ticks count from boot, so the boot is part of the time. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown-boot';
  }
}

function startTimeFromPs(pid: number): string | null {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return started === '' ? null : started;
  } catch (error) {
    const hasNoPs = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return hasNoPs && answersSignals(pid) ? 'unknown' : null;
  }
}

/** All that can be learnt where neither /proc nor ps exists. */
function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
