import { compile } from 'json-schema-to-typescript';
import type { JsonSchema, SchemaFile } from './read-schemas.ts';
import { SCHEMA_BASE } from './read-schemas.ts';

/** Writes the TypeScript of every schema into one file, so that a schema used in many places is one type. */
export async function buildTypes(schemas: readonly SchemaFile[]): Promise<string> {
  const root = {
    title: 'EveryContract',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(schemas.map((file) => [`${file.room}/${file.name}`, { $ref: file.schema.$id }])),
  };
  const byUrl = new Map(schemas.map((file) => [file.schema.$id, withBareReferences(file.schema)]));
  const code = await compile(root as Parameters<typeof compile>[0], 'EveryContract', {
    bannerComment: '',
    additionalProperties: true,
    format: false,
    unknownAny: true,
    ignoreMinAndMaxItems: true,
    $refOptions: {
      resolve: {
        file: false,
        http: {
          order: 1,
          canRead: new RegExp(`^${SCHEMA_BASE.replaceAll('/', '\\/')}`),
          read: (file: { url: string }) => JSON.stringify(byUrl.get(file.url)),
        },
      },
    },
  });
  const widgets = schemas.filter((file) => file.room === 'widgets');
  const namesOf = (files: readonly SchemaFile[]): string => files.map(({ name }) => name).join(' ');
  const factsOf = (file: SchemaFile): string => `{ version: ${version(file.schema)}, children: ${hasChildren(file)} }`;
  const linesOf = (files: readonly SchemaFile[], textOf: (file: SchemaFile) => string): string =>
    files.map((file) => `  '${file.name}': ${textOf(file)},`).join('\n');
  const later = widgets.filter(({ schema }) => version(schema) > 1);
  return [
    '// Generated from schemas/ by npm run generate. Do not edit.',
    code.trim(),
    '/** The props of every widget by its name. */',
    `export interface PropsByWidget {\n${widgets.map((file) => `  '${file.name}': ${file.title};`).join('\n')}\n}`,
    `export type WidgetName = keyof PropsByWidget;`,
    'interface WidgetFacts {\n  readonly version: number;\n  readonly children: boolean;\n}',
    '/** The version of every widget schema, and whether it takes children. */',
    `export const WIDGET_SCHEMAS: { readonly [Name in WidgetName]: WidgetFacts } = {\n${linesOf(widgets, factsOf)}\n};`,
    '/** Every widget, once and as short as it can be told, since each page loads it: those without children. */',
    `export const LEAF_WIDGETS =\n  '${namesOf(widgets.filter((file) => !hasChildren(file)))}';`,
    '/** Those whose nodes have children. */',
    `export const PARENT_WIDGETS =\n  '${namesOf(widgets.filter(hasChildren))}';`,
    '/** The version of the props where it is not the first. */',
    `export const LATER_VERSIONS: Readonly<Record<string, number>> = {\n${linesOf(later, ({ schema }) => `${version(schema)}`)}\n};`,
    '',
  ].join('\n\n');
}

/** A description beside a reference would make a second type of the same shape, so the reference stands alone. */
function withBareReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBareReferences);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return { $ref: value.$ref };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBareReferences(inner)]));
}

function hasChildren({ schema }: SchemaFile): boolean {
  return schema['x-children'] === true;
}

function version(schema: JsonSchema): number {
  return typeof schema['x-version'] === 'number' ? schema['x-version'] : 1;
}
