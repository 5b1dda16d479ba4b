import type { SchemaFile } from './read-schemas.ts';

/**
 * Writes the schema that editors complete layout documents by: the layout's own, with each widget's props at its nodes.
 * The gateway checks the frame and the props apart, so that one bad node never hides what else is wrong.
 */
export function buildEditorSchemas(schemas: readonly SchemaFile[]): ReadonlyArray<[name: string, text: string]> {
  const layout = schemas.find((file) => file.name === 'layout');
  const frame = schemas.find((file) => file.name === 'unknown-node');
  if (!layout || !frame) throw new Error('schemas/documents needs layout and unknown-node');
  const widgets = schemas.filter((file) => file.room === 'widgets');
  const frameProperties = frame.schema.properties as Record<string, unknown>;
  const node = {
    $schema: frame.schema.$schema,
    title: 'Node',
    type: 'object',
    required: ['id', 'widget'],
    properties: { widget: { enum: widgets.map((file) => file.name) } },
    oneOf: widgets.map((file) => ({
      title: file.title.replace(/Props$/, 'Node'),
      description: file.schema.description,
      type: 'object',
      additionalProperties: false,
      required: ['id', 'widget'],
      properties: {
        ...frameProperties,
        widget: { const: file.name },
        props: { $ref: `../widgets/${file.name}.schema.json` },
        children: { type: 'array', items: { $ref: 'node.schema.json' } },
      },
    })),
  };
  const { $id: _id, ...rest } = layout.schema;
  return [
    ['layout.schema.json', relink({ ...rest })],
    ['node.schema.json', relink(node)],
  ];
}

/** Points references of the documents room at it, and the frame of a node at the union of widgets. */
function relink(schema: unknown): string {
  const text = JSON.stringify(schema, null, 2)
    .replaceAll('"unknown-node.schema.json"', '"node.schema.json"')
    .replaceAll(/"\$ref": "(?!node\.schema|\.\.\/|#)([a-z-]+\.schema\.json)/g, '"$ref": "../documents/$1');
  return `${text}\n`;
}
