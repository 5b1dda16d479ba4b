import type { SchemaFile } from './read-schemas.ts';

/**
 * Writes the names of all properties that documents and widgets have, so that messages can tell what a mistyped one
 * meant.
 */
export function buildPropertyNames(schemas: readonly SchemaFile[]): string {
  const names = new Set<string>();
  for (const file of schemas) if (file.room !== 'api') collect(file.schema, names);
  const lines = [...names].sort().map((name) => `  '${name}',`);
  return [
    '// Generated from schemas/ by npm run generate. Do not edit.',
    '/** Every property name that a document or a widget has somewhere. */',
    `export const PROPERTY_NAMES: readonly string[] = [\n${lines.join('\n')}\n];\n`,
  ].join('\n\n');
}

function collect(schema: unknown, names: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties') for (const name of Object.keys(value as object)) names.add(name);
    collect(value, names);
  }
}
