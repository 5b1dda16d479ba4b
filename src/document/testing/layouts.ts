import fc from 'fast-check';
import type { Change, LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';

/** A layout of pages with nodes in two levels, each node with an id of its own. Widgets are invented: the resolver knows none. */
export const layouts: fc.Arbitrary<LayoutDocument> = fc
  .array(fc.array(fc.record({ size: fc.integer(), children: fc.nat(3) }), { maxLength: 5 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pages) => ({
    id: 'base',
    pages: Object.fromEntries(
      pages.map((nodes, page) => [
        `page-${page}`,
        {
          paths: [`/page-${page}`],
          title: 'page.title',
          sections: nodes.map(
            ({ size, children }, index): UnknownNode => ({
              id: `node-${page}-${index}`,
              widget: 'made-up',
              version: 7,
              props: { size, keep: { deep: [size] } },
              children: Array.from({ length: children }, (_, child) => ({
                id: `node-${page}-${index}-${child}`,
                widget: 'made-up',
                props: {},
              })),
            }),
          ),
        },
      ]),
    ),
  }));

/** The ids of all nodes of a layout. */
export function idsOf(layout: LayoutDocument): readonly string[] {
  const idsIn = (nodes: readonly UnknownNode[]): string[] =>
    nodes.flatMap((node) => [node.id, ...idsIn(node.children ?? [])]);
  return Object.values(layout.pages ?? {}).flatMap((page) => idsIn(page.sections));
}

/** A layout with some changes to its nodes, at most one to each, none of which takes a node away. */
export const layoutsWithChanges: fc.Arbitrary<{ readonly base: LayoutDocument; readonly changes: readonly Change[] }> =
  layouts.chain((base) =>
    fc
      .subarray([...idsOf(base)])
      .chain((ids) => fc.tuple(...ids.map((id) => changeOf(id))))
      .map((changes) => ({ base, changes })),
  );

function changeOf(id: string): fc.Arbitrary<Change> {
  return fc.oneof<Array<fc.Arbitrary<Change>>>(
    fc.record({ node: fc.constant(id), props: fc.record({ size: fc.integer(), extra: fc.option(fc.string()) }) }),
    fc.record({ node: fc.constant(id), at: fc.record({ mobile: fc.record({ size: fc.integer() }) }) }),
    fc.constant<Change>({ hide: id }),
    fc.constant<Change>({ insertBefore: id, nodes: [{ id: `before-${id}`, widget: 'made-up' }] }),
    fc.constant<Change>({ insertAfter: id, nodes: [{ id: `after-${id}`, widget: 'made-up' }] }),
  );
}
