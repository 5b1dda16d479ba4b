import { existsSync, readFileSync } from 'node:fs';

/** Beside this module in the source tree; a bundle finds the same folder copied beside it, or the source tree. */
const DATA_FOLDERS = [new URL('./data/', import.meta.url), new URL('../../src/art/data/', import.meta.url)];

/**
 * Reads one committed data file. Callers keep what they read: each file is opened once per process, on first use.
 * The shape is the caller's promise; the extraction scripts write these files and the tests read all of them.
 */
export function readArtData<Shape>(path: string): Shape {
  const found = DATA_FOLDERS.map((folder) => new URL(path, folder)).find((url) => existsSync(url));
  if (!found) throw new Error(`The art data file ${path} is missing: copy src/art/data beside the bundle.`);
  return JSON.parse(readFileSync(found, 'utf8')) as Shape;
}
