import type { Change, LayoutDocument, Menu, Nodes } from '#contracts/generated/contracts.ts';
import type { JsonPath } from '#document/json-path.ts';

/** The document and place where a value of a resolved layout was written. */
export interface Origin {
  readonly documentId: string;
  readonly path: JsonPath;
}

/** The part of a resolved layout that is asked for. */
export type OriginTarget =
  | { readonly node: string }
  | { readonly menu: string; readonly item: string }
  | { readonly redirect: string }
  | { readonly part: 'frame' | 'shell' | 'menus' | 'sections' | 'pages' | 'modals'; readonly name: string };

/**
 * Finds the document that a value of a resolved layout comes from, by going back through the layers: the last one that
 * wrote it, in a change or in its own parts, is the one. Nothing is recorded while a layout is resolved, so that asking
 * costs those who ask.
 * @param within the way from the target to the value, such as `props`, `size`.
 */
export function traceOrigin(
  layers: readonly LayoutDocument[],
  target: OriginTarget,
  within: JsonPath,
): Origin | undefined {
  for (const layer of layers.toReversed()) {
    const path = traceInLayer(layer, target, within);
    if (path) return { documentId: layer.id, path };
  }
  return undefined;
}

function traceInLayer(layer: LayoutDocument, target: OriginTarget, within: JsonPath): JsonPath | undefined {
  if ('part' in target) {
    const isHere = Object.hasOwn(layer[target.part] ?? {}, target.name);
    return isHere ? [target.part, target.name, ...within] : undefined;
  }
  if ('redirect' in target) {
    const index = (layer.redirects ?? []).findIndex(({ from }) => from === target.redirect);
    return index < 0 ? undefined : ['redirects', index, ...within];
  }
  for (const [index, change] of [...(layer.changes ?? []).entries()].toReversed()) {
    const path = 'node' in target ? nodeInChange(change, target.node, within) : itemInChange(change, target, within);
    if (path) return ['changes', index, ...path];
  }
  if ('node' in target) return nodeInParts(layer, target.node, within);
  const path = pathById(layer.menus?.[target.menu] ?? [], target.item);
  return path && ['menus', target.menu, ...path, ...within];
}

/** The value in a change that wrote it: one of the node's parts, or a node among those inserted. */
function nodeInChange(change: Change, id: string, within: JsonPath): JsonPath | undefined {
  if ('menu' in change) return undefined;
  if ('nodes' in change) {
    const path = pathById(change.nodes, id);
    return path && ['nodes', ...path, ...within];
  }
  if ('hide' in change) return change.hide === id && within[0] === 'hidden' ? ['hide'] : undefined;
  if (!('node' in change) || change.node !== id) return undefined;
  const [part, name, prop] = within;
  // Props that lack something lack what was taken out of them.
  if (part === 'props' && name === undefined) {
    const taken = Object.entries(change.props ?? {}).flatMap(([key, value]) => (value === null ? [key] : []));
    if (taken.length > 0) return taken.length === 1 ? [...within, ...taken] : within;
  }
  const writes =
    (part === 'when' && change.when !== undefined) ||
    (part === 'props' && name !== undefined && Object.hasOwn(change.props ?? {}, name)) ||
    (part === 'at' &&
      (name === 'mobile' || name === 'desktop') &&
      prop !== undefined &&
      Object.hasOwn(change.at?.[name] ?? {}, prop));
  return writes ? within : undefined;
}

function itemInChange(
  change: Change,
  target: { readonly menu: string; readonly item: string },
  within: JsonPath,
): JsonPath | undefined {
  if (!('menu' in change) || change.menu !== target.menu) return undefined;
  if ('items' in change) {
    const path = pathById(change.items, target.item);
    return path && ['items', ...path, ...within];
  }
  if ('hide' in change) return change.hide === target.item && within[0] === 'hidden' ? ['hide'] : undefined;
  if (!('item' in change) || change.item !== target.item) return undefined;
  return within[0] !== undefined && Object.hasOwn(change, within[0]) ? within : undefined;
}

function nodeInParts(layer: LayoutDocument, id: string, within: JsonPath): JsonPath | undefined {
  for (const [area, nodes] of Object.entries(layer.shell ?? {})) {
    const path = pathById(nodes, id);
    if (path) return ['shell', area, ...path, ...within];
  }
  for (const [name, { nodes }] of Object.entries(layer.sections ?? {})) {
    const path = pathById(nodes, id);
    if (path) return ['sections', name, 'nodes', ...path, ...within];
  }
  for (const part of ['pages', 'modals'] as const) {
    for (const [name, { sections }] of Object.entries(layer[part] ?? {})) {
      const path = pathById(sections, id);
      if (path) return [part, name, 'sections', ...path, ...within];
    }
  }
  return undefined;
}

function pathById(entries: Nodes | Menu, id: string): JsonPath | undefined {
  for (const [index, entry] of entries.entries()) {
    if (entry.id === id) return [index];
    const path = entry.children && pathById(entry.children, id);
    if (path) return [index, 'children', ...path];
  }
  return undefined;
}
