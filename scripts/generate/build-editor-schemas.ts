import { type SchemaFile, versionOf } from './read-schemas.ts';

/**
 * Writes the schema that editors complete layout documents by: the layout's own, with each widget's props at its nodes.
 * The gateway checks the frame and the props apart, so that one bad node never hides what else is wrong.
 */
export function buildEditorSchemas(schemas: readonly SchemaFile[]): ReadonlyArray<[name: string, text: string]> {
  const layout = schemas.find((file) => file.name === 'layout');
  const frame = schemas.find((file) => file.name === 'unknown-node');
  if (!layout || !frame) throw new Error('schemas/documents needs layout and unknown-node');
  const widgets = schemas.filter((file) => file.room === 'widgets');
  const node = {
    $schema: frame.schema.$schema,
    title: 'Node',
    type: 'object',
    additionalProperties: false,
    required: ['id', 'widget'],
    properties: {
      ...(frame.schema.properties as Record<string, unknown>),
      widget: { enum: [...widgets.map((file) => file.name), 'shared-section'] },
      children: { type: 'array', items: { $ref: 'node.schema.json' } },
    },
    allOf: [
      ...widgets.map((file) => whereWidgetIs(file.name, formOf(file))),
      whereWidgetIs('shared-section', sharedSectionForm),
    ],
  };
  const { $id: _id, ...rest } = layout.schema;
  return [
    ['layout.schema.json', relink({ ...rest })],
    ['node.schema.json', relink(node)],
  ];
}

/**
 * The schema for the nodes of one widget. Children are described once, for the nodes of all widgets: with a description
 * per widget, an editor would validate every child once for each widget, at every level of the tree.
 */
const whereWidgetIs = (widget: string, form: Record<string, unknown>) => ({
  if: { required: ['widget'], properties: { widget: { const: widget } } },
  // biome-ignore lint/suspicious/noThenProperty: It is JSON Schema's word.
  then: form,
});

/**
 * The form of a widget's nodes: the current version with its props, or an older one. Schemas of older props are not
 * kept, since the checks lift such a node before they judge it; so an editor takes its props as they are, and says what
 * would be current.
 */
function formOf(file: SchemaFile): Record<string, unknown> {
  const title = file.title.replace(/Props$/, 'Node');
  const version = versionOf(file.schema);
  const props = { $ref: `../${file.folder}/${file.name}.schema.json` };
  const { description } = file.schema;
  const current = { title, description, properties: { version: { const: version }, props } };
  if (version === 1) return current;
  return {
    oneOf: [
      { ...current, required: ['version'] },
      {
        title: `${title} of an older version`,
        description: `Written for an older version, the first where none is named. For what it can do now, give "version": ${version}.`,
        properties: {
          version: { type: 'integer', minimum: 1, maximum: version - 1, default: 1 },
          props: { type: 'object' },
        },
      },
    ],
  };
}

/** A node that stands for the nodes of a shared section has neither children nor values for devices. */
const sharedSectionForm = {
  title: 'SharedSectionNode',
  description: "The nodes of one of the layout's sections stand in its place.",
  required: ['props'],
  properties: {
    version: { const: 1 },
    props: { $ref: 'shared-section.schema.json' },
    at: false,
    children: false,
  },
};

/** Points references of the documents room at it, and the frame of a node at the union of widgets. */
function relink(schema: unknown): string {
  const text = JSON.stringify(schema, null, 2)
    .replaceAll('"unknown-node.schema.json"', '"node.schema.json"')
    .replaceAll(/"\$ref": "(?!node\.schema|\.\.\/|#)([a-z-]+\.schema\.json)/g, '"$ref": "../documents/$1');
  return `${text}\n`;
}
