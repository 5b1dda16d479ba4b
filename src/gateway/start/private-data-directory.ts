import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names at the top of a data directory that only the gateway makes. */
const OWN_ENTRIES = new Set(['database', 'database.lock', 'operator-token', 'master-key']);
/**
 * Entries that may be there before the first start: those of a new file system, and what `npm start` and the arcade
 * write before the gateway looks. They prove nothing about the other files.
 */
const NEUTRAL_ENTRIES = new Set(['lost+found', 'pictures', 'arcade-secret', 'arcade', 'payments-secret', 'payments']);

/** The data directory cannot be kept from other users of the machine. */
export class DataDirectoryError extends Error {
  constructor(directory: string, problem: string) {
    super(`DATA_DIR (${directory}) ${problem}`);
    this.name = 'DataDirectoryError';
  }
}

/**
 * Makes the data directory, or an existing one, its owner's alone (0700), and every file that this process makes from
 * now on (umask 077): it holds the operator's token, keys and, with the embedded database, every row. To be called
 * before anything is opened in it.
 * @throws DataDirectoryError where it belongs to another user, where its mode cannot be changed, and where it is open
 * and holds files of other programs, which would lose access to them.
 */
export function makeDataDirectoryPrivate(directory: string): void {
  process.umask(0o077);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataDirectoryError(directory, `cannot be made: ${(error as Error).message}.`);
  }
  // Windows keeps access lists instead of owners and modes; the user's own folders are private there by default.
  const userId = process.getuid?.();
  if (userId === undefined) return;
  const { uid, mode } = statSync(directory);
  if (uid !== userId)
    throw new DataDirectoryError(directory, 'belongs to another user: start as its owner, or name another directory.');
  if ((mode & 0o077) === 0) return;
  if (holdsFilesOfOthers(directory))
    throw new DataDirectoryError(
      directory,
      'is open to other users and holds other files: name a directory of its own, or run chmod 700 on this one.',
    );
  try {
    chmodSync(directory, 0o700);
    for (const entry of readdirSync(directory, { withFileTypes: true }))
      if (entry.isFile()) chmodSync(path.join(directory, entry.name), 0o600);
  } catch (error) {
    throw new DataDirectoryError(directory, `is open to other users, and chmod failed: ${(error as Error).message}.`);
  }
  if ((statSync(directory).mode & 0o077) !== 0)
    throw new DataDirectoryError(directory, 'is open to other users, and its file system ignores chmod: name another.');
}

function holdsFilesOfOthers(directory: string): boolean {
  const entries = readdirSync(directory).filter((entry) => !NEUTRAL_ENTRIES.has(entry));
  return entries.length > 0 && !entries.some((entry) => OWN_ENTRIES.has(entry));
}
