import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL's own bench, where its server is installed; null where it is not. */
export function findPgbench(): string | null {
  const folder = '/usr/lib/postgresql';
  const found = existsSync(folder)
    ? readdirSync(folder)
        .map((version) => `${folder}/${version}/bin/pgbench`)
        .filter(existsSync)
    : [];
  return process.env.PGBENCH ?? found.at(-1) ?? null;
}

/** A script for pgbench, and how it is run. */
export interface PgbenchRun {
  readonly url: string;
  readonly connections: number;
  readonly forMs: number;
  readonly script: string;
  /** Where the script is written. */
  readonly scriptPath: string;
}

/** Runs a script that long on that many connections; gives runs a second. */
export async function pgbenchRate(
  pgbench: string,
  { url, connections, forMs, script, scriptPath }: PgbenchRun,
): Promise<number> {
  await writeFile(scriptPath, script);
  const seconds = Math.max(1, Math.round(forMs / 1_000));
  const flags = ['-n', '-M', 'prepared', '-c', `${connections}`, '-j', '2', '-T', `${seconds}`, '-f', scriptPath, url];
  const { stdout } = await run(pgbench, flags, { env: { ...process.env, PGOPTIONS: '-c search_path=marquee' } });
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`pgbench said:\n${stdout}`);
  return rate;
}
