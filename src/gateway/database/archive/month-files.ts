import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Month, MonthTable } from './month-tables.ts';

/** The size and digest of a table's file. */
export interface TableFile {
  readonly rows: number;
  /** Of the lines, before they are compressed. */
  readonly sha256: string;
}

/** `manifest.json` of a month. Without it, archiving did not complete. */
export interface MonthManifest {
  readonly month: Month;
  readonly archivedAt: string;
  /** A month that was archived before a table was kept by month has no file of it. */
  readonly tables: Readonly<Partial<Record<MonthTable, TableFile>>>;
}

const fileOf = (folder: string, table: MonthTable): string => join(folder, `${table}.ndjson.gz`);

/**
 * Writes the rows of a table, one JSON object in each line, compressed, readable by the owner alone. The file has its
 * name when it is whole and on disk.
 */
export async function writeTableFile(
  folder: string,
  table: MonthTable,
  batches: AsyncIterable<readonly string[]>,
): Promise<TableFile> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines(): AsyncIterable<string> {
    for await (const batch of batches) {
      const text = batch.map((row) => `${row}\n`).join('');
      hash.update(text);
      rows += batch.length;
      yield text;
    }
  }
  const path = fileOf(folder, table);
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${path}.part`, { mode: 0o600 }));
  await syncFile(`${path}.part`);
  await rename(`${path}.part`, path);
  return { rows, sha256: hash.digest('hex') };
}

/** Writes the manifest, last of all. */
export async function writeManifest(folder: string, manifest: MonthManifest): Promise<void> {
  const path = join(folder, 'manifest.json');
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await syncFile(`${path}.part`);
  await rename(`${path}.part`, path);
}

/** @throws where there is none, as the file system says it. */
export async function readManifest(folder: string): Promise<MonthManifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as MonthManifest;
}

/**
 * The rows of a table in batches, each row as the text of a JSON object.
 * @throws if the file differs from the manifest. It throws after the last batch, so the caller must roll back.
 */
export async function* readTableFile(
  folder: string,
  table: MonthTable,
  expected: TableFile,
): AsyncIterable<readonly string[]> {
  const hash = createHash('sha256');
  let rows = 0;
  let batch: string[] = [];
  const lines = createInterface({ input: createReadStream(fileOf(folder, table)).pipe(createGunzip()) });
  for await (const line of lines) {
    hash.update(`${line}\n`);
    rows += 1;
    batch.push(line);
    if (batch.length === 1_000) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
  if (rows !== expected.rows || hash.digest('hex') !== expected.sha256)
    throw new Error(`the archive's file of ${table} does not hold what its manifest says`);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
