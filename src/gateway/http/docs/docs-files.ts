import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The files of Swagger UI that the page loads, with their types. */
export const DOCS_FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

export type DocsFile = keyof typeof DOCS_FILES;

const packages = createRequire(import.meta.url);
const compress = promisify(brotliCompress);
/** The best compression of the script takes five seconds, for a tenth less. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const kept = new Map<string, Promise<Buffer>>();

/** A file of the installed Swagger UI. Each form is read once, on first use. */
export function readDocsFile(name: DocsFile, encoding: 'br' | 'identity'): Promise<Buffer> {
  const key = `${encoding} ${name}`;
  const known = kept.get(key);
  if (known) return known;
  const plain = readFile(packages.resolve(`swagger-ui-dist/${name}`));
  const file = encoding === 'br' ? plain.then((bytes) => compress(bytes, QUICK)) : plain;
  kept.set(key, file);
  return file;
}
