import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLog } from '../database.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { PgliteClient } from './pglite-client.ts';

/**
 * Opens the cluster in `<dataDir>/database`, made on first use, under the directory's lock. A marker stands beside it
 * while it is being made: where one is found, the making was cut short, nothing was ever stored in it, and it is made
 * again.
 */
export async function openPgliteDirectory(
  dataDir: string,
  log: DatabaseLog | undefined,
): Promise<{ client: PgliteClient; unlock: () => void }> {
  // Private keys are stored in it, so it is its owner's alone.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDirectory(join(dataDir, 'database.lock'));
  try {
    const directory = join(dataDir, 'database');
    const marker = join(dataDir, 'database.unfinished');
    if (existsSync(marker)) {
      log?.warn({ directory }, 'the database was not finished when it was first made: making it again');
      rmSync(directory, { recursive: true, force: true });
    }
    if (!existsSync(directory)) writeFileSync(marker, '');
    const client = await PgliteClient.start({ directory, snapshot: undefined });
    rmSync(marker, { force: true });
    closeToOthers(directory);
    return { client, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * PGlite unpacks its first files with modes of its own, whatever the umask says: once done, they are their owner's
 * alone.
 */
function closeToOthers(directory: string): void {
  if ((statSync(join(directory, 'PG_VERSION')).mode & 0o077) === 0) return;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  chmodSync(directory, 0o700);
}
