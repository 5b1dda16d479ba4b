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
  const frameProperties = frame.schema.properties as Record<string, unknown>;
  const node = {
    $schema: frame.schema.$schema,
    title: 'Node',
    type: 'object',
    required: ['id', 'widget'],
    properties: { widget: { enum: [...widgets.map((file) => file.name), 'shared-section'] } },
    oneOf: [...widgets.flatMap((file) => nodesOf(file, frameProperties)), sharedSectionNode(frameProperties)],
  };
  const { $id: _id, ...rest } = layout.schema;
  return [
    ['layout.schema.json', relink({ ...rest })],
    ['node.schema.json', relink(node)],
  ];
}

/**
 * The forms of a widget's nodes: the current version with its props, and any older one. Schemas of older props are not kept, since the
 * checks lift such a node before they judge it; so an editor takes its props as they are, and says what would be current.
 */
function nodesOf(file: SchemaFile, frame: Record<string, unknown>): readonly unknown[] {
  const name = file.title.replace(/Props$/, 'Node');
  const current = versionOf(file.schema);
  const form = (more: Record<string, unknown>, required: readonly string[] = []): Record<string, unknown> => ({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'widget', ...required],
    properties: {
      ...frame,
      widget: { const: file.name },
      children: { type: 'array', items: { $ref: 'node.schema.json' } },
      ...more,
    },
  });
  const props = { $ref: `../widgets/${file.name}.schema.json` };
  const { description } = file.schema;
  if (current === 1) return [{ title: name, description, ...form({ version: { const: 1 }, props }) }];
  return [
    { title: name, description, ...form({ version: { const: current }, props }, ['version']) },
    {
      title: `${name} of an older version`,
      description: `Written for an older version, the first where none is named. For what it can do now, give "version": ${current}.`,
      ...form({
        version: { type: 'integer', minimum: 1, maximum: current - 1, default: 1 },
        props: { type: 'object' },
      }),
    },
  ];
}

/** A node that stands for the nodes of a shared section has neither children nor values for devices. */
function sharedSectionNode({ id, when, hidden }: Record<string, unknown>): unknown {
  return {
    title: 'SharedSectionNode',
    description: "The nodes of one of the layout's sections stand in its place.",
    type: 'object',
    additionalProperties: false,
    required: ['id', 'widget', 'props'],
    properties: {
      id,
      widget: { const: 'shared-section' },
      version: { const: 1 },
      props: { $ref: 'shared-section.schema.json' },
      when,
      hidden,
    },
  };
}

/** Points references of the documents room at it, and the frame of a node at the union of widgets. */
function relink(schema: unknown): string {
  const text = JSON.stringify(schema, null, 2)
    .replaceAll('"unknown-node.schema.json"', '"node.schema.json"')
    .replaceAll(/"\$ref": "(?!node\.schema|\.\.\/|#)([a-z-]+\.schema\.json)/g, '"$ref": "../documents/$1');
  return `${text}\n`;
}
