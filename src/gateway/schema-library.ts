import { readdirSync, readFileSync } from 'node:fs';

/** A JSON Schema as it stands in its file. */
export interface SchemaText {
  readonly title?: string;
  readonly [keyword: string]: unknown;
}

/** Two folders up from the source and from the bundle alike. */
const ROOT = new URL('../../schemas/', import.meta.url);
const ROOMS = ['documents', 'api'] as const;

/** Reads the schemas of documents and API bodies, by `room/file`, as the API description needs them. */
export function readSchemaLibrary(): ReadonlyMap<string, SchemaText> {
  const library = new Map<string, SchemaText>();
  for (const room of ROOMS) {
    const folder = new URL(`${room}/`, ROOT);
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.schema.json'))
      .sort()) {
      library.set(`${room}/${file}`, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SchemaText);
    }
  }
  return library;
}
