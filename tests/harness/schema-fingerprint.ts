import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const DATABASE_FOLDER = resolve('src/gateway/database');

/** Further sources of the schema, besides the migrations. */
const OTHER_SOURCES = [
  ...['bootstrap.ts', 'functions.ts', 'make-months.ts', 'migrate.ts', 'transaction-scope.ts'],
  'pglite/pglite-worker.ts',
];

/** The name of a cached migrated database: changes with the sources of the schema. */
export function schemaFingerprint(): string {
  const steps = ['migrations', 'functions'].flatMap((folder) =>
    readdirSync(join(DATABASE_FOLDER, folder))
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map((file) => join(DATABASE_FOLDER, folder, file)),
  );
  const others = OTHER_SOURCES.map((file) => join(DATABASE_FOLDER, file));
  const hash = createHash('sha256');
  for (const path of [...others, ...steps, resolve('node_modules/@electric-sql/pglite/package.json')]) {
    hash.update(basename(path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
