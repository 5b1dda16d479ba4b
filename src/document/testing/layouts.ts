import fc from 'fast-check';
import type { Change, LayoutDocument, Menu, MenuItem, UnknownNode } from '#contracts/generated/contracts.ts';
import type { MenuChange } from '#document/resolve/change-menu-item.ts';
import type { NodeChange } from '#document/resolve/change-node.ts';

/** A node of an invented widget: the resolver knows none. Its children have ids that begin with its own. */
const nodeOf = (id: string): fc.Arbitrary<UnknownNode> =>
  fc.record({ size: fc.integer(), children: fc.nat(3) }).map(({ size, children }) => ({
    id,
    widget: 'made-up',
    version: 7,
    props: { size, keep: { deep: [size] } },
    at: { desktop: { size: size + 1 } },
    children: Array.from({ length: children }, (_, child) => ({ id: `${id}-${child}`, widget: 'made-up', props: {} })),
  }));

const nodesOf = (prefix: string): fc.Arbitrary<UnknownNode[]> =>
  fc.nat(4).chain((length) => fc.tuple(...Array.from({ length }, (_, index) => nodeOf(`${prefix}-${index}`))));

const menuOf = (prefix: string): fc.Arbitrary<Menu> =>
  fc.array(fc.nat(2), { maxLength: 4 }).map((items) =>
    items.map(
      (children, index): MenuItem => ({
        id: `${prefix}-${index}`,
        label: 'menu.label',
        children: Array.from({ length: children }, (_, child) => ({ id: `${prefix}-${index}-${child}` })),
      }),
    ),
  );

/**
 * A layout with nodes in two levels in every part that holds nodes, each with an id of its own, and menus in two
 * levels.
 */
export const layouts: fc.Arbitrary<LayoutDocument> = fc
  .record({
    header: nodesOf('header'),
    side: menuOf('side'),
    shared: nodesOf('shared'),
    pages: fc.tuple(nodesOf('home'), nodesOf('help')),
    modal: nodesOf('modal'),
  })
  .map(({ header, side, shared, pages: [home, help], modal }) => ({
    id: 'base',
    shell: { header },
    menus: { side },
    sections: { shared: { title: 'Shared', nodes: shared } },
    pages: {
      home: { paths: ['/'], title: 'page.title', sections: home },
      help: { paths: ['/help'], title: 'page.title', sections: help },
    },
    modals: { modal: { title: 'page.title', sections: modal } },
  }));

/** The lists of nodes of a layout that is whole. */
export function listsOf({ shell, sections, pages, modals }: LayoutDocument): ReadonlyArray<readonly UnknownNode[]> {
  return [
    ...Object.values(shell ?? {}),
    ...Object.values(sections ?? {}).map(({ nodes }) => nodes),
    ...Object.values(pages ?? {}).map((page) => page.sections),
    ...Object.values(modals ?? {}).map((modal) => modal.sections),
  ];
}

/** A value with an id and children of its own kind. */
interface Nested {
  readonly id: string;
  readonly children?: readonly Nested[];
}

const idsIn = (entries: readonly Nested[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...idsIn(children ?? [])]);

/** The ids of all nodes of a layout. */
export function idsOf(layout: LayoutDocument): readonly string[] {
  return listsOf(layout).flatMap(idsIn);
}

/**
 * A layout with some changes to its nodes and to the items of its menu, at most one to each, none of which takes
 * anything away.
 */
export const layoutsWithChanges: fc.Arbitrary<{ readonly base: LayoutDocument; readonly changes: readonly Change[] }> =
  layouts.chain((base) => {
    const ofNodes = fc.subarray([...idsOf(base)]).chain((ids) => fc.tuple(...ids.map(nodeChangeOf)));
    const ofItems = fc.subarray(idsIn(base.menus?.side ?? [])).chain((ids) => fc.tuple(...ids.map(itemChangeOf)));
    return fc.tuple(ofNodes, ofItems).map(([nodes, items]) => ({ base, changes: [...nodes, ...items] }));
  });

function nodeChangeOf(id: string): fc.Arbitrary<NodeChange> {
  return fc.oneof<Array<fc.Arbitrary<NodeChange>>>(
    fc.record({ node: fc.constant(id), props: fc.record({ size: fc.integer(), extra: fc.option(fc.string()) }) }),
    fc.record({ node: fc.constant(id), at: fc.record({ mobile: fc.record({ size: fc.integer() }) }) }),
    fc.constant<NodeChange>({ node: id, when: { all: [{ device: 'mobile' }, { flag: 'VIP3' }] } }),
    fc.constant<NodeChange>({ hide: id }),
    fc.constant<NodeChange>({
      insertBefore: id,
      nodes: [{ id: `before-${id}`, widget: 'made-up', props: { size: 1 } }],
    }),
    fc.constant<NodeChange>({ insertAfter: id, nodes: [{ id: `after-${id}`, widget: 'made-up', hidden: true }] }),
  );
}

function itemChangeOf(id: string): fc.Arbitrary<MenuChange> {
  return fc.constantFrom<MenuChange>(
    { menu: 'side', item: id, label: { EN: 'Other' } },
    { menu: 'side', item: id, when: { device: 'mobile' } },
    { menu: 'side', hide: id },
    { menu: 'side', insertBefore: id, items: [{ id: `before-${id}`, label: 'menu.before' }] },
    { menu: 'side', insertAfter: id, items: [{ id: `after-${id}`, children: [{ id: `inner-${id}` }] }] },
  );
}
