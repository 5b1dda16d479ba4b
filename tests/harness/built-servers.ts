import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { madeOnce } from './made-once.ts';

let folder: Promise<string> | undefined;

/**
 * The programs as they are built for production, from the sources as they stand, in a folder of the tests' own: nothing
 * that is under way with `dist` meanwhile can change them.
 */
export function builtServers(): Promise<string> {
  folder ??= madeOnce('servers', async (made) => {
    await promisify(execFile)(process.execPath, ['tests/harness/build-servers.mjs', made]);
  });
  return folder;
}
