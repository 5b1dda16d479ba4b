import { escapeHtml } from '#gateway/kit/escape-html.ts';

/** The part of a JSON Schema that the description of calls tells people. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly DescribedSchema[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly allOf?: readonly DescribedSchema[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly additionalProperties?: boolean | DescribedSchema;
  readonly required?: readonly string[];
  readonly [rule: string]: unknown;
}

export type Schemas = Readonly<Record<string, unknown>>;

const COMPONENT = '#/components/schemas/';
/** Rules in the order in which they are told, with the words around their value. */
const RULES: ReadonlyArray<readonly [name: string, told: (value: string) => string]> = [
  ['format', (value) => value],
  ['minLength', (value) => `from ${value} characters`],
  ['maxLength', (value) => `up to ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `up to ${value}`],
  ['minItems', (value) => `from ${value} entries`],
  ['maxItems', (value) => `up to ${value} entries`],
  ['pattern', (value) => `matches ${value}`],
];

/** The name of the component that a schema refers to; undefined where it refers to none. */
export function componentNameOf({ $ref }: DescribedSchema): string | undefined {
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : undefined;
}

/**
 * The form of a value as HTML: plain values in words, with references resolved; objects by the link to their own table.
 * @param schemas the components, by name.
 */
export function formHtml(schema: DescribedSchema, schemas: Schemas): string {
  const name = componentNameOf(schema);
  if (name !== undefined) {
    const target = (schemas[name] ?? {}) as DescribedSchema;
    return hasTable(target) ? `<a href="#${anchorOf(name)}">${escapeHtml(name)}</a>` : formHtml(target, schemas);
  }
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms !== undefined) return forms.map((form) => formHtml(form, schemas)).join(' or ');
  if (schema.allOf !== undefined) return schema.allOf.map((form) => formHtml(form, schemas)).join(' and ');
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum !== undefined)
    return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' ');
  if (schema.items !== undefined) return `list of ${formHtml(schema.items, schemas)}${rulesOf(schema)}`;
  if (schema.properties !== undefined) return propertiesHtml(schema, schemas);
  if (typeof schema.additionalProperties === 'object')
    return `object of ${formHtml(schema.additionalProperties, schemas)}`;
  return `${escapeHtml([schema.type ?? 'any value'].flat().join(' or '))}${rulesOf(schema)}`;
}

/** The table of an object's properties. */
export function propertiesHtml({ properties = {}, required = [] }: DescribedSchema, schemas: Schemas): string {
  const rows = Object.entries(properties).map(
    ([name, property]) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${required.includes(name) ? 'required' : ''}</td>` +
      `<td>${formHtml(property, schemas)}</td><td>${escapeHtml(descriptionOf(property, schemas))}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** Whether a component is told once, in a table of its own, rather than wherever it is used. */
export function hasTable({ properties, oneOf, anyOf, allOf }: DescribedSchema): boolean {
  return properties !== undefined || (oneOf ?? anyOf ?? allOf) !== undefined;
}

export function anchorOf(name: string): string {
  return `form-${name.replaceAll(/[^A-Za-z0-9]/g, '-')}`;
}

function descriptionOf(schema: DescribedSchema, schemas: Schemas): string {
  const name = componentNameOf(schema);
  return (
    schema.description ?? (name === undefined ? '' : (((schemas[name] ?? {}) as DescribedSchema).description ?? ''))
  );
}

function rulesOf(schema: DescribedSchema): string {
  const told = RULES.flatMap(([name, tell]) => (schema[name] === undefined ? [] : [tell(String(schema[name]))]));
  return told.length === 0 ? '' : escapeHtml(`, ${told.join(', ')}`);
}
