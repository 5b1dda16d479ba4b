import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { databaseOver } from '#gateway/database/connection.ts';
import { PgliteEngine } from '#gateway/database/pglite-engine.ts';

const DATABASE_FOLDER = resolve('src/gateway/database');
const CACHE_FOLDER = resolve('node_modules/.cache/marquee');

/** What the schema comes from, besides the migrations themselves. */
const OTHER_SOURCES = ['bootstrap.ts', 'migrate.ts', 'transaction-scope.ts', 'pglite-worker.ts'];

let snapshot: Promise<Uint8Array> | undefined;

/**
 * A migrated PGlite cluster as a tar, from which a database starts in a fraction of the time that making one takes. Kept
 * in a file between runs, under a name that changes with whatever it was made from.
 */
export function migratedSnapshot(): Promise<Uint8Array> {
  snapshot ??= loadOrMake();
  return snapshot;
}

async function loadOrMake(): Promise<Uint8Array> {
  const name = `database-${fingerprint()}.tar`;
  const path = join(CACHE_FOLDER, name);
  if (existsSync(path)) return new Uint8Array(readFileSync(path));
  const made = await makeSnapshot();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Test processes start side by side: each one writes a file of its own, and renaming is atomic.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, made);
  renameSync(draft, path);
  for (const other of readdirSync(CACHE_FOLDER)) {
    if (/^database-[0-9a-f]+\.tar$/.test(other) && other !== name) rmSync(join(CACHE_FOLDER, other), { force: true });
  }
  return made;
}

async function makeSnapshot(): Promise<Uint8Array> {
  const engine = await PgliteEngine.open({
    dataDir: undefined,
    snapshot: undefined,
    acquireTimeoutMs: 30_000,
    idleInTransactionTimeoutMs: 30_000,
    log: undefined,
  });
  try {
    await databaseOver(engine).migrate();
    return await engine.snapshot();
  } finally {
    await engine.close();
  }
}

function fingerprint(): string {
  const migrations = readdirSync(join(DATABASE_FOLDER, 'migrations'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(DATABASE_FOLDER, 'migrations', file));
  const others = OTHER_SOURCES.map((file) => join(DATABASE_FOLDER, file));
  const hash = createHash('sha256');
  for (const path of [...others, ...migrations, resolve('node_modules/@electric-sql/pglite/package.json')]) {
    hash.update(basename(path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
