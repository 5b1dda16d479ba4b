import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryLockedError } from '../database-error.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { processStartTime } from './process-identity.ts';

const QUICK = { foreignSilenceMs: 200, settleMs: 20 };

describe('the lock of a data directory', () => {
  let folder: string;
  let path: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-lock-'));
    path = join(folder, 'database.lock');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const leaveLock = (holder: { pid: number; startTime: string | null; host: string }) =>
    writeFileSync(path, JSON.stringify(holder));

  it('names its holder, and goes when it is given back', async () => {
    const unlock = await lockDataDirectory(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      pid: process.pid,
      startTime: processStartTime(process.pid),
      host: hostname(),
    });
    unlock();
    expect(existsSync(path)).toBe(false);
  });

  it('is refused while a living process holds it, and the error names the holder', async () => {
    leaveLock({ pid: process.ppid, startTime: processStartTime(process.ppid), host: hostname() });
    const attempt = lockDataDirectory(path, QUICK);
    await expect(attempt).rejects.toBeInstanceOf(DataDirectoryLockedError);
    await expect(attempt).rejects.toThrow(`process ${process.ppid} on ${hostname()}`);
  });

  it('is refused to a second taker in the same process', async () => {
    const unlock = await lockDataDirectory(path);
    await expect(lockDataDirectory(path, QUICK)).rejects.toBeInstanceOf(DataDirectoryLockedError);
    unlock();
    (await lockDataDirectory(path))();
  });

  it.each([
    ['whose process is gone', { pid: 2 ** 22 + 1, startTime: 'long ago' }],
    ['whose process id belongs to another process by now', { pid: process.ppid, startTime: 'long ago' }],
  ])('is taken over from a holder %s', async (_case, holder) => {
    leaveLock({ ...holder, host: hostname() });
    const unlock = await lockDataDirectory(path, QUICK);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('is taken over when a crash cut its writing short', async () => {
    writeFileSync(path, '{"pid":');
    (await lockDataDirectory(path, QUICK))();
  });

  it('is given to only one of the processes that find a dead holder at the same time', async () => {
    leaveLock({ pid: 2 ** 22 + 1, startTime: 'long ago', host: hostname() });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => lockDataDirectory(path, QUICK)));
    const takers = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(takers).toHaveLength(1);
  });

  it('is taken over from another host that has fallen silent, and refused while it is still heard', async () => {
    leaveLock({ pid: 1, startTime: 'unknowable', host: 'elsewhere' });
    const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), 20);
    await expect(lockDataDirectory(path, QUICK)).rejects.toThrow('on elsewhere');
    clearInterval(heartbeat);
    (await lockDataDirectory(path, QUICK))();
  });

  it('is touched by its holder again and again', async () => {
    const unlock = await lockDataDirectory(path, { heartbeatMs: 10 });
    utimesSync(path, 0, 0);
    await expect.poll(() => statSync(path).mtimeMs > 0).toBe(true);
    unlock();
  });

  it('is not released by a former holder after a takeover', async () => {
    const unlock = await lockDataDirectory(path);
    leaveLock({ pid: 1, startTime: 'x', host: 'elsewhere' });
    unlock();
    expect(existsSync(path)).toBe(true);
  });
});
