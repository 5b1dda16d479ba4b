import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON Schema as it stands in its file. */
export interface SchemaText {
  readonly title?: string;
  readonly [keyword: string]: unknown;
}

/** The source stands two folders deeper than the bundle. */
const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../../../../schemas/' : '../../schemas/', import.meta.url);
const ROOMS = ['documents', 'api'] as const;

/**
 * Reads the schemas of documents and API bodies, by their paths below `schemas/` and in the order of their names, as
 * the API description needs them.
 */
export function readSchemaLibrary(): ReadonlyMap<string, SchemaText> {
  const library = new Map<string, SchemaText>();
  for (const room of ROOMS) {
    const folder = new URL(`${room}/`, ROOT);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.schema.json'))
      .map((file) => file.split(path.sep).join('/'))
      .sort((one, other) => (path.basename(one) < path.basename(other) ? -1 : 1));
    for (const file of files)
      library.set(`${room}/${file}`, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SchemaText);
  }
  return library;
}
