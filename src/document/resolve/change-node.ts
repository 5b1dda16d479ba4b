import type { Change, LayoutDocument, Nodes, PropsChange, Shell, UnknownNode } from '#contracts/generated/contracts.ts';

/** A change to a node. */
export type NodeChange = Exclude<Change, { menu: string }>;

/** The property of a change that names its node, and the id it names. */
export function targetOf(change: NodeChange): { readonly key: string; readonly id: string } {
  if ('node' in change) return { key: 'node', id: change.node };
  if ('remove' in change) return { key: 'remove', id: change.remove };
  if ('hide' in change) return { key: 'hide', id: change.hide };
  if ('insertBefore' in change) return { key: 'insertBefore', id: change.insertBefore };
  return { key: 'insertAfter', id: change.insertAfter };
}

/** A list of nodes of a layout: an area of the shell, a shared section, or the sections of a page or a modal. */
export interface NodeHome {
  readonly part: 'shell' | 'sections' | 'pages' | 'modals';
  readonly name: string;
}

/**
 * Finds, in one pass, the list that each of some nodes stands in, at whatever depth.
 * @param wanted the ids of the nodes.
 */
export function findHomes(layout: LayoutDocument, wanted: ReadonlySet<string>): Map<string, NodeHome> {
  const homes = new Map<string, NodeHome>();
  const { shell, sections, pages, modals } = layout;
  for (const name in shell) settle(shell[name as keyof Shell] ?? [], { part: 'shell', name }, wanted, homes);
  for (const name in sections) settle(sections[name]?.nodes ?? [], { part: 'sections', name }, wanted, homes);
  for (const name in pages) settle(pages[name]?.sections ?? [], { part: 'pages', name }, wanted, homes);
  for (const name in modals) settle(modals[name]?.sections ?? [], { part: 'modals', name }, wanted, homes);
  return homes;
}

/** The home of those of a list's nodes, and of their children, that are wanted. */
export function homesIn(nodes: Nodes, home: NodeHome, wanted: ReadonlySet<string>): ReadonlyMap<string, NodeHome> {
  const homes = new Map<string, NodeHome>();
  settle(nodes, home, wanted, homes);
  return homes;
}

/** Notes homes. Of two nodes with one id the first is meant. */
function settle(nodes: Nodes, home: NodeHome, wanted: ReadonlySet<string>, homes: Map<string, NodeHome>): void {
  for (const node of nodes) {
    if (wanted.has(node.id) && !homes.has(node.id)) homes.set(node.id, home);
    if (node.children) settle(node.children, home, wanted, homes);
  }
}

/**
 * Applies one change to a node of a list. Only what holds the node is copied.
 * @returns null when the node is not there.
 */
export function changeNode(layout: LayoutDocument, home: NodeHome, change: NodeChange): LayoutDocument | null {
  const { id } = targetOf(change);
  if (home.part === 'shell') {
    const nodes = replaceNode(layout.shell?.[home.name as keyof Shell] ?? [], id, change);
    return nodes && { ...layout, shell: { ...layout.shell, [home.name]: nodes } };
  }
  if (home.part === 'sections') {
    const section = layout.sections?.[home.name];
    const nodes = section && replaceNode(section.nodes, id, change);
    return nodes ? { ...layout, sections: { ...layout.sections, [home.name]: { ...section, nodes } } } : null;
  }
  const holder = layout[home.part]?.[home.name];
  const sections = holder && replaceNode(holder.sections, id, change);
  return sections ? { ...layout, [home.part]: { ...layout[home.part], [home.name]: { ...holder, sections } } } : null;
}

/** The ids of a layout's nodes, in the order of the document. */
export function* nodeIdsOf(layout: LayoutDocument): Generator<string> {
  for (const nodes of Object.values(layout.shell ?? {})) yield* idsIn(nodes);
  for (const section of Object.values(layout.sections ?? {})) yield* idsIn(section.nodes);
  for (const page of Object.values(layout.pages ?? {})) yield* idsIn(page.sections);
  for (const modal of Object.values(layout.modals ?? {})) yield* idsIn(modal.sections);
}

function* idsIn(nodes: Nodes): Generator<string> {
  for (const node of nodes) {
    yield node.id;
    if (node.children) yield* idsIn(node.children);
  }
}

function replaceNode(nodes: Nodes, id: string, change: NodeChange): Nodes | null {
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as UnknownNode;
    if (node.id === id) return nodes.toSpliced(index, 1, ...whatBecomesOf(node, change));
    const children = node.children && replaceNode(node.children, id, change);
    if (children) return nodes.with(index, { ...node, children });
  }
  return null;
}

function whatBecomesOf(node: UnknownNode, change: NodeChange): readonly UnknownNode[] {
  if ('node' in change) return [withChange(node, change)];
  if ('remove' in change) return [];
  if ('hide' in change) return [{ ...node, hidden: true }];
  return 'insertBefore' in change ? [...change.nodes, node] : [node, ...change.nodes];
}

function withChange(node: UnknownNode, { props, at, when }: PropsChange): UnknownNode {
  const changed = { ...node };
  if (props) changed.props = mergeProps(node.props, props);
  if (when) changed.when = when;
  if (at) {
    changed.at = { ...node.at };
    if (at.mobile) changed.at.mobile = mergeProps(node.at?.mobile, at.mobile);
    if (at.desktop) changed.at.desktop = mergeProps(node.at?.desktop, at.desktop);
  }
  return changed;
}

/** Given props replace those of the same name; null takes one away. */
function mergeProps(
  current: Record<string, unknown> | undefined,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...current, ...given };
  for (const name of Object.keys(given)) if (given[name] === null) delete merged[name];
  return merged;
}
