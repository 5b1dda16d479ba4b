import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataDirectoryLockedError } from '../database-error.ts';
import { processStartTime } from './process-identity.ts';

/** Two processes in one PGlite directory silently lose rows, so a lock file names the one that may be in it. */
interface LockHolder {
  pid: number;
  startTime: string;
  /** Process ids of another host, or of another container, mean nothing here. */
  host: string;
}

export interface LockTimings {
  /** Heartbeat interval of a holder, for processes that cannot see its process id. */
  heartbeatMs: number;
  /** Time without a heartbeat after which a holder on another host counts as dead. */
  foreignSilenceMs: number;
  /** Time that a process waits after taking over, to see whether another one was quicker. */
  settleMs: number;
}

const DEFAULT_TIMINGS: LockTimings = { heartbeatMs: 3_000, foreignSilenceMs: 10_000, settleMs: 100 };

/**
 * Takes the lock and resolves with the function that gives it back. A lock left behind by a process that has died is
 * taken over; that of a living one is respected: rejects with `DataDirectoryLockedError`.
 */
export async function lockDataDirectory(path: string, timings: Partial<LockTimings> = {}): Promise<() => void> {
  const { heartbeatMs, foreignSilenceMs, settleMs } = { ...DEFAULT_TIMINGS, ...timings };
  const own = JSON.stringify(ownIdentity());

  if (!createExclusively(path, own)) {
    const found = await readSettled(path, settleMs);
    const holder = parseHolder(found);
    if (holder && (await isAlive(holder, path, foreignSilenceMs))) throw lockedBy(holder, path);
    // Another process may take over at the same time: the last writer holds the lock.
    if (readOrNull(path) !== found) throw lockedBy(parseHolder(readOrNull(path)), path);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, own);
    renameSync(draft, path);
    await sleep(settleMs);
    if (readOrNull(path) !== own) throw lockedBy(parseHolder(readOrNull(path)), path);
  }

  const heartbeat = setInterval(() => touch(path), heartbeatMs).unref();
  return () => {
    clearInterval(heartbeat);
    if (readOrNull(path) === own) rmSync(path, { force: true });
  };
}

function ownIdentity(): LockHolder {
  return { pid: process.pid, startTime: processStartTime(process.pid) ?? 'unknown', host: hostname() };
}

function createExclusively(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A lock that is being written is empty for a moment; one that stays unreadable was cut short by a crash. */
async function readSettled(path: string, settleMs: number): Promise<string | null> {
  const content = readOrNull(path);
  if (parseHolder(content)) return content;
  await sleep(settleMs);
  return readOrNull(path);
}

async function isAlive(holder: LockHolder, path: string, foreignSilenceMs: number): Promise<boolean> {
  if (holder.host === hostname()) return processStartTime(holder.pid) === holder.startTime;
  const before = lastTouch(path);
  await sleep(foreignSilenceMs);
  return lastTouch(path) !== before;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parseHolder(content: string | null): LockHolder | null {
  try {
    const value: unknown = JSON.parse(content ?? '');
    const isHolder =
      typeof value === 'object' && value !== null && 'pid' in value && 'startTime' in value && 'host' in value;
    return isHolder ? (value as LockHolder) : null;
  } catch {
    return null;
  }
}

function lastTouch(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The directory was removed under the process; there is nothing left to guard.
  }
}

function lockedBy(holder: LockHolder | null, path: string): DataDirectoryLockedError {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new DataDirectoryLockedError(
    `the data directory is in use by ${who} (${path}); stop that process, or give this one another DATA_DIR`,
  );
}
