import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A JSON Schema as read from its file. */
export interface JsonSchema {
  readonly $id?: string;
  readonly title?: string;
  readonly [keyword: string]: unknown;
}

/** A schema file: its room (documents, widgets or api), its name without the ending, and what it says. */
export interface SchemaFile {
  readonly room: 'documents' | 'widgets' | 'api';
  readonly name: string;
  readonly title: string;
  readonly schema: JsonSchema;
}

const ROOMS = ['documents', 'widgets', 'api'] as const;

/** The base under which relative references between schema files resolve. Nothing is fetched from it. */
export const SCHEMA_BASE = 'https://marquee.invalid/schemas/';

/**
 * Reads every `*.schema.json` of the three rooms in a stable order.
 * @throws if a file is not JSON or has no title, since types and messages are named after it.
 */
export async function readSchemas(folder: string): Promise<readonly SchemaFile[]> {
  const files: SchemaFile[] = [];
  for (const room of ROOMS) {
    const names = (await readdir(path.join(folder, room))).filter((name) => name.endsWith('.schema.json')).sort();
    for (const file of names) {
      const name = file.replace('.schema.json', '');
      const parsed = JSON.parse(await readFile(path.join(folder, room, file), 'utf8')) as JsonSchema;
      if (!parsed.title) throw new Error(`schemas/${room}/${file} has no title`);
      files.push({ room, name, title: parsed.title, schema: { ...parsed, $id: `${SCHEMA_BASE}${room}/${file}` } });
    }
  }
  return files;
}

/** The version of a widget's props: the first where its schema names none. */
export function versionOf(schema: JsonSchema): number {
  return typeof schema['x-version'] === 'number' ? schema['x-version'] : 1;
}
