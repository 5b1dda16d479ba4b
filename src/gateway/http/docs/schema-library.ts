import { readdirSync, readFileSync } from 'node:fs';

/** A JSON Schema as it stands in its file. */
export interface SchemaText {
  readonly title?: string;
  readonly [keyword: string]: unknown;
}

/** The source stands two folders deeper than the bundle. */
const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../../../../schemas/' : '../../schemas/', import.meta.url);
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
