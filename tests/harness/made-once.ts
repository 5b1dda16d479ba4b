import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fingerprintSources } from '#scripts/kit/source-fingerprint.mjs';

/** Within the project, where programs that are made find their packages. */
const CACHE = resolve('node_modules/.cache');
const LOOK_AGAIN_MS = 100;
/** A run on older sources, such as a long soak, may still use its folder for that long. */
const KEPT_MS = 24 * 3_600_000;

/**
 * A folder that several test processes share and that one of them makes, once for the sources as they stand: a build,
 * a seeded database. What older sources made is removed after a day.
 * @param make fills an empty folder; when it fails, nothing stays and the caller fails.
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const prefix = `marquee-${name}-`;
  const folder = join(CACHE, `${prefix}${fingerprintSources().hash.slice(0, 16)}`);
  const lock = `${folder}.lock`;
  await mkdir(CACHE, { recursive: true });
  while (!(await exists(folder))) {
    if (!(await take(lock))) {
      await pause(LOOK_AGAIN_MS);
      continue;
    }
    try {
      if (await exists(folder)) break;
      for (const entry of await readdir(CACHE)) if (entry.startsWith(prefix)) await removeOld(join(CACHE, entry));
      const fresh = await mkdtemp(join(CACHE, `${prefix}new-`));
      await make(fresh);
      await rename(fresh, folder);
    } finally {
      await rm(lock, { force: true });
    }
  }
  return folder;
}

async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && Date.now() - found.mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
}

/** Takes the lock, also from a process that died with it. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => '0'));
    if (owner > 0 && !isAlive(owner)) await rm(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
