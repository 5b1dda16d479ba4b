import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Somebody else has the directory open. */
export class DirectoryTakenError extends Error {
  constructor(directory: string, pid: number) {
    super(`${directory} is in use by process ${pid}: stop it, or set DATA_DIR.`);
    this.name = 'DirectoryTakenError';
  }
}

/** Other users of the machine could read the directory. */
export class DirectoryOpenError extends Error {
  constructor(directory: string, reason: string) {
    super(`${directory} cannot be kept from other users: ${reason}. Set DATA_DIR.`);
    this.name = 'DirectoryOpenError';
  }
}

/**
 * Makes this process the only one in the directory, and answers how to give it back. A killed process leaves its mark,
 * so that the mark names when it was started too: another one that got its number since is not it. The directory is
 * closed to other users (0700) before.
 * @throws DirectoryTakenError, and DirectoryOpenError where it belongs to another user or its mode cannot be changed.
 */
export function ownDirectory(directory: string): () => void {
  closeToOthers(directory);
  const file = path.join(directory, 'owner');
  for (;;) {
    try {
      writeFileSync(file, markOf(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const mark = readMark(file);
    const pid = Number(mark.split(' ')[0]);
    if (pid !== process.pid && mark !== '' && isRunning(pid) && mark === markOf(pid))
      throw new DirectoryTakenError(directory, pid);
    rmSync(file, { force: true });
  }
}

function closeToOthers(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const userId = process.getuid?.();
  if (userId === undefined) return;
  const { uid, mode } = statSync(directory);
  if (uid !== userId) throw new DirectoryOpenError(directory, 'it belongs to another user');
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(directory, 0o700);
  } catch (error) {
    throw new DirectoryOpenError(directory, (error as Error).message);
  }
}

function readMark(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The number of a process and when it was started, where the system tells that. */
function markOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return `${pid} ${fields?.[19] ?? ''}`;
  } catch {
    return `${pid} `;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
