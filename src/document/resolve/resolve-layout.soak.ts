import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change, LayoutDocument, Menu, UnknownNode } from '#contracts/generated/contracts.ts';
import { type JsonPath, valueAt } from '#document/json-path.ts';
import { idsOf, layouts, layoutsWithChanges, listsOf } from '#document/testing/layouts.ts';
import { scaled } from '#tests/soak-scale.ts';
import { resolveLayout } from './resolve-layout.ts';
import type { Origin, OriginTarget } from './trace-origin.ts';

const runs = { seed: 20, numRuns: scaled(150, 20_000) };

const overlay = (id: string, changes: readonly Change[], more: Partial<LayoutDocument> = {}): LayoutDocument => ({
  ...more,
  id,
  extends: ['base'],
  changes: [...changes],
});

/**
 * A base and two layers over it: changes to what is there, something taken away, and parts of the same name that win
 * whole.
 */
const threeLayers: fc.Arbitrary<readonly LayoutDocument[]> = fc
  .tuple(layoutsWithChanges, layouts, fc.nat(), fc.subarray(['shell', 'menus', 'sections', 'pages', 'modals'] as const))
  .map(([{ base, changes }, other, pick, parts]) => {
    const middle = overlay('middle', changes);
    const { layout } = resolveLayout([base, middle]);
    const ids = idsOf(layout);
    const id = ids[pick % ids.length];
    const replaced = Object.fromEntries(parts.map((part) => [part, other[part]])) as Partial<LayoutDocument>;
    // A replacement reuses ids of the base: a node may come from either, never from both.
    const isThere = id !== undefined && parts.length === 0;
    const last: Change[] = isThere
      ? [
          { node: id, props: { size: 99, own: { list: [1, { two: 2 }] } } },
          { insertAfter: id, nodes: [{ id: 'latest', widget: 'made-up', props: { size: 7 } }] },
          { remove: ids[(pick + 1) % ids.length] ?? id },
        ]
      : [];
    return [base, middle, overlay('top', last, replaced)];
  });

/** Every single value of an object and the way to it; what has an id and origins of its own is left out. */
function* leavesOf(
  value: unknown,
  path: JsonPath = [],
): Generator<{ readonly path: JsonPath; readonly leaf: unknown }> {
  if (typeof value !== 'object' || value === null) {
    yield { path, leaf: value };
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (path.length === 0 && ['children', 'sections', 'nodes'].includes(name)) continue;
    yield* leavesOf(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

const allNodes = (nodes: readonly UnknownNode[]): UnknownNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);
const allItems = (items: Menu): Menu => items.flatMap((item) => [item, ...allItems(item.children ?? [])]);

/** Everything in a layout that origins are asked for by a name or an id. */
function targetsOf(layout: LayoutDocument): ReadonlyArray<readonly [OriginTarget, unknown]> {
  const targets: Array<readonly [OriginTarget, unknown]> = [];
  for (const node of listsOf(layout).flatMap(allNodes)) targets.push([{ node: node.id }, node]);
  for (const [menu, items] of Object.entries(layout.menus ?? {}))
    for (const item of allItems(items)) targets.push([{ menu, item: item.id }, item]);
  for (const part of ['sections', 'pages', 'modals'] as const)
    for (const [name, value] of Object.entries(layout[part] ?? {})) targets.push([{ part, name }, value]);
  return targets;
}

describe('resolveLayout, whatever the layers', () => {
  it('gives the same result for any order of independent changes', () => {
    const shuffled = layoutsWithChanges.chain(({ base, changes }) =>
      fc.tuple(
        fc.constant(base),
        fc.constant(changes),
        fc.shuffledSubarray([...changes], { minLength: changes.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([base, changes, otherwise]) => {
        const resolved = resolveLayout([base, overlay('top', changes)]);
        expect(resolved.problems).toEqual([]);
        expect(resolveLayout([base, overlay('top', otherwise)]).layout).toEqual(resolved.layout);
      }),
      runs,
    );
  });

  it('comes to the base, object for object, under an overlay that says nothing', () => {
    fc.assert(
      fc.property(layouts, (base) => {
        const { layout } = resolveLayout([base, { id: 'top', extends: ['base'] }]);
        expect(layout).toEqual({ ...base, id: 'top' });
        for (const part of ['shell', 'menus', 'sections', 'pages', 'modals'] as const)
          expect(layout[part]).toBe(base[part]);
        expect(resolveLayout([base, overlay('top', [])]).layout).toEqual(layout);
      }),
      runs,
    );
  });

  it('is idempotent: resolving a result again gives the same', () => {
    fc.assert(
      fc.property(threeLayers, (layers) => {
        const { layout } = resolveLayout(layers);
        expect(resolveLayout([layout]).layout).toEqual(layout);
      }),
      runs,
    );
  });

  it('names for every single value the document and the place where that very value was written', () => {
    let asked = 0;
    fc.assert(
      fc.property(threeLayers, (layers) => {
        const { layout, originOf, problems } = resolveLayout(layers);
        expect(problems).toEqual([]);
        const read = ({ documentId, path }: Origin): unknown =>
          valueAt(
            layers.find(({ id }) => id === documentId),
            path,
          );
        for (const [target, value] of targetsOf(layout)) {
          for (const { path, leaf } of leavesOf(value)) {
            const origin = originOf(target, path);
            const written = origin && read(origin);
            asked += 1;
            // A change that hides names what it hides, where another one would say that it is hidden.
            const isHide = origin?.path.at(-1) === 'hide';
            const expected = isHide ? ('node' in target ? target.node : 'item' in target ? target.item : null) : leaf;
            expect({ target, path, origin, written }).toEqual({ target, path, origin, written: expected });
          }
        }
      }),
      runs,
    );
    expect(asked).toBeGreaterThan(runs.numRuns * 10);
  });
});
