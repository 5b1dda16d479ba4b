import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseOver } from '#gateway/database/connection.ts';
import { PgliteEngine } from '#gateway/database/pglite/pglite-engine.ts';
import { schemaFingerprint } from './schema-fingerprint.ts';

const CACHE_FOLDER = resolve('node_modules/.cache/marquee');

let snapshot: Promise<Uint8Array<ArrayBuffer>> | undefined;

/**
 * A migrated PGlite cluster as a tar, from which a database starts in a fraction of the time that making one takes.
 * Kept in a file between runs, under a name that changes with whatever it was made from.
 */
export function migratedSnapshot(): Promise<Uint8Array<ArrayBuffer>> {
  snapshot ??= loadOrMake();
  return snapshot;
}

async function loadOrMake(): Promise<Uint8Array<ArrayBuffer>> {
  const name = `database-${schemaFingerprint()}.tar`;
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

async function makeSnapshot(): Promise<Uint8Array<ArrayBuffer>> {
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
