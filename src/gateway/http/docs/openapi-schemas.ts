import path from 'node:path';
import type { SchemaText } from './schema-library.ts';

type Json = unknown;

/**
 * The schema files as `components.schemas` of an API description: by title, with references between files turned into
 * references between components. Definitions inside a file become components named `Title.definition`.
 */
export function openApiSchemas(library: ReadonlyMap<string, SchemaText>): Record<string, Json> {
  const titles = new Map([...library].map(([file, schema]) => [file, schema.title ?? file]));
  const components: Record<string, Json> = {};
  for (const [file, schema] of library) {
    const title = titles.get(file) ?? file;
    const rewrite = (value: Json): Json => rewriteReferences(value, file, titles);
    const { $defs, $schema: _dialect, $id: _id, ...own } = schema;
    components[title] = rewrite(own);
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>)) {
      components[`${title}.${name}`] = rewrite(definition);
    }
  }
  return components;
}

function rewriteReferences(value: Json, file: string, titles: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => rewriteReferences(item, file, titles));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? componentOf(inner, file, titles)
        : rewriteReferences(inner, file, titles),
    ]),
  );
}

/** `../../documents/site.schema.json#/$defs/host` as `#/components/schemas/SiteDocument.host`. */
function componentOf(reference: string, file: string, titles: ReadonlyMap<string, string>): string {
  const [target = '', pointer = ''] = reference.split('#');
  const targetFile = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  const title = titles.get(targetFile);
  if (title === undefined) throw new Error(`${file} refers to ${reference}, which is no schema file`);
  const definition = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1];
  if (definition !== undefined) return `#/components/schemas/${title}.${definition}`;
  return `#/components/schemas/${title}${pointer}`;
}
