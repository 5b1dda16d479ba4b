import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

let folder: Promise<string> | undefined;

/**
 * The programs as they are built for production, from the sources as they stand, in a folder of this process's own.
 * Nothing that is under way with `dist` meanwhile can change them.
 */
export function builtServers(): Promise<string> {
  folder ??= build();
  return folder;
}

afterAll(async () => {
  const made = await folder?.catch(() => undefined);
  if (made !== undefined) await rm(made, { recursive: true, force: true });
});

async function build(): Promise<string> {
  // Within the project, where the programs find their packages.
  const cache = resolve('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, 'marquee-soak-'));
  await promisify(execFile)(process.execPath, ['tests/soak/support/build-servers.mjs', made]);
  return made;
}
