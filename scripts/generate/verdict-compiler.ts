import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema, SchemaFile } from './read-schemas.ts';
import { SCHEMA_BASE } from './read-schemas.ts';

/** Says nothing about values. */
const ANNOTATIONS = new Set([
  '$schema',
  '$id',
  '$defs',
  'title',
  'description',
  'default',
  'discriminator',
  'x-version',
  'x-children',
]);

/** Above this many values a set is quicker than comparing one after another. */
const MANY = 8;

/**
 * Compiles schemas to functions that answer yes or no and nothing else: no messages, no paths, nothing allocated. They
 * know the keywords that our schemas use; any other one stops the build, so that no rule is ever left out in silence.
 */
export class VerdictCompiler {
  readonly #schemas: ReadonlyMap<string, JsonSchema>;
  readonly #names = new Map<string, string>();
  /** Schemas that stand inside of others, by the function that judges by them. */
  readonly #unnamed = new Map<string, { readonly schema: JsonSchema; readonly base: string }>();
  readonly #constants = new Map<string, string>();
  readonly #code: string[] = [];

  constructor(files: readonly SchemaFile[]) {
    this.#schemas = new Map(files.map((file) => [String(file.schema.$id), file.schema]));
  }

  /** Everything that was compiled, as code of a module. */
  get code(): string {
    return this.#code.join('\n');
  }

  /** The name of the function that judges values by the schema of an address. */
  functionFor(url: string): string {
    const known = this.#names.get(url);
    if (known) return known;
    const name = `verdict${this.#names.size}`;
    // Named before it is compiled, since schemas refer to themselves.
    this.#names.set(url, name);
    const base = url.split('#')[0] ?? url;
    this.#code.push(`function ${name}(v){${this.#body(this.#schemaAt(url), base)}return true}`);
    return name;
  }

  #schemaAt(url: string): JsonSchema {
    const [file = '', pointer = ''] = url.split('#');
    let schema: unknown = this.#schemas.get(file);
    for (const step of pointer.split('/').slice(1)) schema = (schema as JsonSchema | undefined)?.[step];
    if (typeof schema !== 'object' || schema === null) throw new Error(`no schema at ${url}`);
    return schema as JsonSchema;
  }

  /** The schema itself, or the one that it refers to. */
  #target(schema: unknown, base: string): JsonSchema {
    const { $ref } = schema as JsonSchema;
    return typeof $ref === 'string' ? this.#schemaAt(new URL($ref, base).href) : (schema as JsonSchema);
  }

  /** Statements that return false for a value `v` that the schema refuses. */
  #body(schema: JsonSchema, base: string): string {
    const refuse = (condition: string): string => `if(${condition})return false;`;
    const known = new Set([
      ...ANNOTATIONS,
      ...NUMBER_RULES,
      ...TEXT_RULES,
      ...LIST_RULES,
      ...OBJECT_RULES,
      '$ref',
      'type',
      'enum',
      'const',
      'oneOf',
    ]);
    const unknown = Object.keys(schema).filter((keyword) => !known.has(keyword));
    if (unknown.length > 0) throw new Error(`the verdict compiler does not know ${unknown.join(', ')}`);

    if (typeof schema.$ref === 'string') return refuse(`!${this.functionFor(new URL(schema.$ref, base).href)}(v)`);
    let code = '';
    if ('const' in schema) code += refuse(`v!==${JSON.stringify(schema.const)}`);
    if (Array.isArray(schema.enum)) code += refuse(`!(${this.#isAmong(schema.enum)})`);
    if (Array.isArray(schema.oneOf)) code += this.#oneOf(schema.oneOf, base);
    switch (schema.type) {
      case undefined:
        return code;
      case 'null':
        return code + refuse('v!==null');
      case 'boolean':
        return code + refuse('typeof v!=="boolean"');
      case 'integer':
        return code + refuse('!Number.isInteger(v)') + this.#number(schema);
      case 'number':
        return code + refuse('typeof v!=="number"||!Number.isFinite(v)') + this.#number(schema);
      case 'string':
        return code + refuse('typeof v!=="string"') + this.#text(schema);
      case 'array':
        return code + refuse('!Array.isArray(v)') + this.#list(schema, base);
      case 'object':
        return code + refuse('typeof v!=="object"||v===null||Array.isArray(v)') + this.#object(schema, base);
      default:
        throw new Error(`the verdict compiler does not know the type ${JSON.stringify(schema.type)}`);
    }
  }

  #isAmong(values: readonly unknown[]): string {
    if (values.length <= MANY) return values.map((value) => `v===${JSON.stringify(value)}`).join('||');
    return `${this.#constant(`new Set(${JSON.stringify(values)})`)}.has(v)`;
  }

  #number({ minimum, maximum }: JsonSchema): string {
    return (
      (minimum === undefined ? '' : `if(v<${minimum})return false;`) +
      (maximum === undefined ? '' : `if(v>${maximum})return false;`)
    );
  }

  #text({ minLength, maxLength, pattern, format }: JsonSchema): string {
    let code = '';
    if (minLength !== undefined) code += `if(v.length<${minLength})return false;`;
    if (maxLength !== undefined) code += `if(v.length>${maxLength})return false;`;
    if (pattern !== undefined)
      code += `if(!${this.#constant(`new RegExp(${JSON.stringify(pattern)},"u")`)}.test(v))return false;`;
    if (format === 'date-time') code += 'if(!isDateTime(v))return false;';
    else if (format !== undefined)
      throw new Error(`the verdict compiler does not know the format ${JSON.stringify(format)}`);
    return code;
  }

  #list({ minItems, maxItems, uniqueItems, items }: JsonSchema, base: string): string {
    let code = '';
    if (minItems !== undefined) code += `if(v.length<${minItems})return false;`;
    if (maxItems !== undefined) code += `if(v.length>${maxItems})return false;`;
    if (items !== undefined) code += `for(let i=0;i<v.length;i++)if(!${this.#inner(items, base)}(v[i]))return false;`;
    if (uniqueItems === true) {
      const entry = this.#target(items, base);
      if (entry.type !== 'string' && !Array.isArray(entry.enum))
        throw new Error('the verdict compiler compares texts alone');
      code += 'if(new Set(v).size!==v.length)return false;';
    }
    return code;
  }

  /**
   * One pass over the properties that are there: looking for those that may be there costs more, since most of them are
   * not. What is required is counted by the way.
   */
  #object(schema: JsonSchema, base: string): string {
    const properties = (schema.properties ?? {}) as Readonly<Record<string, unknown>>;
    const required = (schema.required ?? []) as readonly string[];
    const { additionalProperties: more, propertyNames, minProperties, maxProperties } = schema;
    const counts = minProperties !== undefined || maxProperties !== undefined;
    const everyName =
      propertyNames === undefined
        ? ''
        : `if(!${this.#inner({ type: 'string', ...(propertyNames as object) }, base)}(key))return false;`;
    const otherwise =
      more === undefined
        ? ''
        : more === false
          ? 'return false;'
          : `if(!${this.#inner(more, base)}(v[key]))return false;`;
    const cases = [...new Set([...Object.keys(properties), ...required])].map((name) => {
      const isRequired = required.includes(name) ? 'missing--;' : '';
      const check = Object.hasOwn(properties, name)
        ? `if(!${this.#inner(properties[name], base)}(p))return false;`
        : otherwise;
      return `case ${JSON.stringify(name)}:{const p=v[key];if(p!==undefined){${isRequired}${check}}break}`;
    });
    const eachProperty = cases.length === 0 ? otherwise : `switch(key){${cases.join('')}default:${otherwise}}`;
    let code = '';
    if (required.length > 0) code += `let missing=${required.length};`;
    if (counts) code += 'let count=0;';
    code += `for(const key in v){${counts ? 'count++;' : ''}${everyName}${eachProperty}}`;
    if (required.length > 0) code += 'if(missing!==0)return false;';
    if (minProperties !== undefined) code += `if(count<${minProperties})return false;`;
    if (maxProperties !== undefined) code += `if(count>${maxProperties})return false;`;
    return code;
  }

  #oneOf(forms: readonly unknown[], base: string): string {
    return `let fits=0;${forms.map((form) => `if(${this.#inner(form, base)}(v))fits++;`).join('')}if(fits!==1)return false;`;
  }

  /** The name of the function for a nested schema. */
  #inner(schema: unknown, base: string): string {
    const inner = schema as JsonSchema;
    if (typeof inner.$ref === 'string') return this.functionFor(new URL(inner.$ref, base).href);
    for (const [name, known] of this.#unnamed)
      if (known.base === base && isDeepStrictEqual(known.schema, inner)) return name;
    const name = `verdict${this.#names.size}`;
    this.#names.set(`unnamed ${name}`, name);
    this.#unnamed.set(name, { schema: inner, base });
    this.#code.push(`function ${name}(v){${this.#body(inner, base)}return true}`);
    return name;
  }

  #constant(value: string): string {
    const known = this.#constants.get(value);
    if (known) return known;
    const name = `constant${this.#constants.size}`;
    this.#constants.set(value, name);
    this.#code.push(`const ${name}=${value};`);
    return name;
  }
}

const NUMBER_RULES = ['minimum', 'maximum'];
const TEXT_RULES = ['minLength', 'maxLength', 'pattern', 'format'];
const LIST_RULES = ['minItems', 'maxItems', 'uniqueItems', 'items'];
const OBJECT_RULES = [
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
];

/** The address that references to a schema file resolve to. */
export function urlOf(file: SchemaFile): string {
  return `${SCHEMA_BASE}${file.room}/${file.name}.schema.json`;
}
