import type { LayoutDocument, Redirect } from '#contracts/generated/contracts.ts';
import type { JsonPath } from '#document/json-path.ts';
import { applyChanges } from './apply-changes.ts';
import type { LayoutProblem } from './layout-problem.ts';
import { type Origin, type OriginTarget, traceOrigin } from './trace-origin.ts';

/** Layers of layouts made one. */
export interface ResolvedLayout {
  /** The whole layout under the last layer's id. It extends nothing and changes nothing any more. */
  readonly layout: LayoutDocument;
  /** The documents that it was made of, base first. */
  readonly layers: readonly LayoutDocument[];
  /** The document, and the place in it, that a node comes from, or that one of its props has its value from. */
  readonly provenanceOf: (nodeId: string, propName?: string) => Origin | undefined;
  /** The same for anything in a layout, down to single values: what positions of messages are made of. */
  readonly originOf: (target: OriginTarget, within?: JsonPath) => Origin | undefined;
  /** Changes that name a node, a menu or an item which is not there. They change nothing. */
  readonly problems: readonly LayoutProblem[];
}

/**
 * Makes one layout of layers, base first. Values of the frame, shell areas, menus, shared sections, pages, modals and
 * redirects of a later layer are added, or replace whole those of the same name; then the layer's changes apply in
 * order to the result. Untouched values stay the very same objects. Expects documents whose frame is valid. Faults
 * become problems and are never thrown.
 * @throws RangeError without a layer.
 */
export function resolveLayout(layers: readonly LayoutDocument[]): ResolvedLayout {
  const last = layers.at(-1);
  if (!last) throw new RangeError('a layout is resolved from one layer or more');
  const problems: LayoutProblem[] = [];
  let layout: LayoutDocument = { id: last.id };
  for (const layer of layers) {
    layout = withLayer(layout, layer);
    if (layer.changes) layout = applyChanges(layout, layer.changes, layer.id, problems);
  }
  return {
    layout,
    layers,
    problems,
    provenanceOf: (nodeId, propName) =>
      traceOrigin(layers, { node: nodeId }, propName === undefined ? [] : ['props', propName]),
    originOf: (target, within = []) => traceOrigin(layers, target, within),
  };
}

function withLayer(layout: LayoutDocument, layer: LayoutDocument): LayoutDocument {
  const { frame, shell, menus, sections, pages, modals, redirects } = layer;
  const merged: LayoutDocument = { ...layout };
  if (frame) merged.frame = layout.frame ? { ...layout.frame, ...frame } : frame;
  if (shell) merged.shell = layout.shell ? { ...layout.shell, ...shell } : shell;
  if (menus) merged.menus = layout.menus ? { ...layout.menus, ...menus } : menus;
  if (sections) merged.sections = layout.sections ? { ...layout.sections, ...sections } : sections;
  if (pages) merged.pages = layout.pages ? { ...layout.pages, ...pages } : pages;
  if (modals) merged.modals = layout.modals ? { ...layout.modals, ...modals } : modals;
  if (redirects) merged.redirects = withRedirects(layout.redirects ?? [], redirects);
  return merged;
}

/** Redirects of a later layer stand in the places of those from the same path. */
function withRedirects(below: readonly Redirect[], added: readonly Redirect[]): Redirect[] {
  const replaced = new Set(added.map(({ from }) => from));
  return [...below.filter(({ from }) => !replaced.has(from)), ...added];
}
