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
  /** The folder below `schemas/`: the room, or one of its floors such as `widgets/home`. */
  readonly folder: string;
  readonly name: string;
  readonly title: string;
  readonly schema: JsonSchema;
}

const ROOMS = ['documents', 'widgets', 'api'] as const;

/** The base under which relative references between schema files resolve. Nothing is fetched from it. */
export const SCHEMA_BASE = 'https://marquee.invalid/schemas/';

/**
 * Reads every `*.schema.json` of the three rooms in a stable order. An id names the room and the file but not the
 * floor, so that moving a schema to another floor changes no generated code; references between files are rewritten
 * to match.
 * @throws if a file is not JSON or has no title, since types and messages are named after it; if two files of a room
 *   have the same name; if a reference leads to no file.
 */
export async function readSchemas(folder: string): Promise<readonly SchemaFile[]> {
  const files: SchemaFile[] = [];
  const places = new Set<string>();
  for (const room of ROOMS) {
    for (const place of await schemaPlaces(folder, room)) {
      const file = path.posix.basename(place);
      const $id = `${SCHEMA_BASE}${room}/${file}`;
      const parsed = JSON.parse(await readFile(path.join(folder, place), 'utf8')) as JsonSchema;
      if (!parsed.title) throw new Error(`schemas/${place} has no title`);
      if (files.some(({ schema }) => schema.$id === $id))
        throw new Error(`schemas/${room} has two files named ${file}`);
      places.add(place);
      const name = file.replace('.schema.json', '');
      files.push({ room, folder: path.posix.dirname(place), name, title: parsed.title, schema: { ...parsed, $id } });
    }
  }
  return files.map((file) => ({ ...file, schema: withoutFloors(file.schema, file, places) as JsonSchema }));
}

/** The schema files of a room on all of its floors, as paths below `schemas/`, in the order of their names. */
async function schemaPlaces(folder: string, room: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(folder, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** A schema whose references to files are relative to ids, which have no floors. */
function withoutFloors(value: unknown, file: SchemaFile, places: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutFloors(inner, file, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && !inner.startsWith('#')
        ? referenceByRoom(inner, file, places)
        : withoutFloors(inner, file, places),
    ]),
  );
}

/** `../../documents/text.schema.json` of `api/money` as `../documents/text.schema.json`. */
function referenceByRoom(reference: string, { room, folder, name }: SchemaFile, places: ReadonlySet<string>): string {
  const [target = '', ...pointer] = reference.split('#');
  const place = path.posix.join(folder, target);
  if (!places.has(place))
    throw new Error(`schemas/${folder}/${name}.schema.json refers to ${reference}, which is no file`);
  const [targetRoom = '', ...rest] = place.split('/');
  const file = rest.at(-1) ?? '';
  return [targetRoom === room ? file : `../${targetRoom}/${file}`, ...pointer].join('#');
}

/** The version of a widget's props: the first where its schema names none. */
export function versionOf(schema: JsonSchema): number {
  return typeof schema['x-version'] === 'number' ? schema['x-version'] : 1;
}
