import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const DATABASE_FOLDER = resolve('src/gateway/database');

/** Further sources of the schema, besides the migrations. */
const OTHER_SOURCES = ['bootstrap.ts', 'migrate.ts', 'transaction-scope.ts', 'pglite/pglite-worker.ts'];

/** The name of a cached migrated database: changes with the sources of the schema. */
export function schemaFingerprint(): string {
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
