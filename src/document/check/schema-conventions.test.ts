import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasMeaning } from './explain/pattern-meanings.ts';

const root = path.resolve(import.meta.dirname, '../../../schemas');
const schemasIn = (room: string): ReadonlyArray<readonly [string, unknown]> =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => [`${room}/${file}`, JSON.parse(readFileSync(path.join(root, room, file), 'utf8')) as unknown]);
const widgets = schemasIn('widgets');

/** Every object of a schema with the name it has in what holds it. */
function* partsOf(
  schema: unknown,
  name = '',
): Generator<readonly [name: string, part: Readonly<Record<string, unknown>>]> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield [name, schema as Readonly<Record<string, unknown>>];
  for (const [key, inner] of Object.entries(schema)) yield* partsOf(inner, key);
}

describe('the schemas keep what the checks rely on', () => {
  it.each([...schemasIn('documents'), ...widgets])('%s has words for each of its patterns', (_file, schema) => {
    const silent = [...partsOf(schema)].flatMap(([, { pattern }]) =>
      typeof pattern === 'string' && !hasMeaning(pattern) ? [pattern] : [],
    );
    expect(silent).toEqual([]);
  });

  it.each(widgets)('%s leaves the names nodeId and nodes to the renderer', (_file, schema) => {
    const names = [...partsOf(schema)].map(([name]) => name);
    expect(names).not.toContain('nodeId');
    expect(names).not.toContain('nodes');
  });

  it.each(widgets)(
    '%s names menus by menu or …Menu, an item of menu by raised, and vendors in a list called vendors',
    (_file, schema) => {
      for (const [name, part] of partsOf(schema)) {
        const reference = typeof part.$ref === 'string' ? path.basename(part.$ref) : '';
        if (reference === 'identifier.schema.json') expect(name).toMatch(/^(menu|[a-z]\w*Menu|raised)$/);
        const items = part.items as { readonly $ref?: string } | undefined;
        if (items?.$ref?.endsWith('vassalage.schema.json')) expect(name).toBe('vendors');
      }
    },
  );
});
