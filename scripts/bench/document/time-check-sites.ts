import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeManySites } from './many-sites.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Runs the command `check:sites` on brands of five documents each, from the start of its process to its end.
 * @returns how long each run took, in seconds.
 */
export async function timeCheckSites(brands: number, runs: number): Promise<readonly number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
  try {
    const sites = path.join(folder, 'brands');
    await writeManySites(sites, path.join(root, 'sites/aurora'), brands);
    const seconds: number[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      const startMs = performance.now();
      await run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/check-sites.ts', sites], { cwd: root });
      seconds.push((performance.now() - startMs) / 1000);
    }
    return seconds;
  } finally {
    await rm(folder, { recursive: true });
  }
}
