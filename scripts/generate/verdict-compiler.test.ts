import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, SCHEMA_BASE, type SchemaFile } from './read-schemas.ts';
import { urlOf, VerdictCompiler } from './verdict-compiler.ts';

const values: readonly unknown[] = [
  undefined, null, true, false, 0, 1, 2, 3, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY,
  '', 'a', 'ab', 'abc', 'abcd', '\u{1F600}', '2025-01-31T10:00:00Z', '2025-02-31T10:00:00Z', '2025-01-31',
  [], ['a'], ['a', 'b'], ['a', 'a'], ['a', 'b', 'c'], [1], [[]],
  {}, { a: 1 }, { a: 'x' }, { b: 1 }, { a: 1, b: 1 }, { a: 1, b: 'x', c: 1 }, { a: undefined }, { a: undefined, b: 1 }, { a: { a: { a: 1 } } }, { constructor: 1 },
]; // biome-ignore format: one table

const number = { type: 'number' };
const schemas: Readonly<Record<string, JsonSchema>> = {
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  number: { type: 'number', minimum: 1, maximum: 2 },
  integer: { type: 'integer', minimum: 0 },
  const: { const: 'a' },
  'a short enum': { enum: ['a', 1, null] },
  'a long enum': { enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'ab'] },
  'lengths of a text': { type: 'string', minLength: 2, maxLength: 3 },
  pattern: { type: 'string', pattern: '^[ab]+$' },
  format: { type: 'string', format: 'date-time' },
  'sizes of a list': { type: 'array', minItems: 1, maxItems: 2 },
  items: { type: 'array', items: { type: 'string' } },
  uniqueItems: { type: 'array', uniqueItems: true, items: { type: 'string' } },
  properties: { type: 'object', properties: { a: number, b: number } },
  required: { type: 'object', required: ['a', 'b'], properties: { a: number } },
  'no other properties': { type: 'object', additionalProperties: false, properties: { a: number, b: {} } },
  'other properties': { type: 'object', additionalProperties: number, properties: { b: { type: 'string' } } },
  'only other properties': { type: 'object', additionalProperties: number },
  propertyNames: { type: 'object', propertyNames: { pattern: '^[ab]$' } },
  'counts of properties': { type: 'object', minProperties: 1, maxProperties: 2 },
  oneOf: { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 1 }, { type: 'string' }] },
  'a reference to a part': { $ref: '#/$defs/part', $defs: { part: { type: 'array', maxItems: 1 } } },
  'a reference to itself': { type: 'object', properties: { a: { oneOf: [number, { $ref: '#' }] } } },
};

describe('VerdictCompiler', () => {
  it.each(Object.entries(schemas))('judges %s as the validator does', (_name, schema) => {
    const file: SchemaFile = {
      room: 'documents',
      folder: 'documents',
      name: 'tried',
      title: 'Tried',
      schema: { ...schema, $id: `${SCHEMA_BASE}documents/tried.schema.json` },
    };
    const ajv = new Ajv2020({ strict: false, strictNumbers: true, unicode: false, logger: false });
    (ajvFormats as unknown as (instance: Ajv2020, formats: string[]) => void)(ajv, ['date-time']);
    const validate = ajv.compile(file.schema);
    const compiler = new VerdictCompiler([file]);
    const name = compiler.functionFor(urlOf(file));
    const isDateTime = (value: string): boolean => ajv.validate({ type: 'string', format: 'date-time' }, value);
    const verdict = new Function('isDateTime', `${compiler.code}\nreturn ${name}`)(isDateTime) as (
      value: unknown,
    ) => boolean;
    const answers = values.map((value) => verdict(value));
    expect(answers).toEqual(values.map((value) => validate(value)));
    expect(new Set(answers).size).toBe(2);
  });

  it('refuses to leave out a rule that it does not know', () => {
    const file: SchemaFile = {
      room: 'documents',
      folder: 'documents',
      name: 'tried',
      title: 'Tried',
      schema: { type: 'number', multipleOf: 2, $id: `${SCHEMA_BASE}documents/tried.schema.json` },
    };
    expect(() => new VerdictCompiler([file]).functionFor(urlOf(file))).toThrow('does not know multipleOf');
  });
});
