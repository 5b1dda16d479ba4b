import type { Change, LayoutDocument } from '#contracts/generated/contracts.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import { changeMenuItem, type MenuChange } from './change-menu-item.ts';
import { changeNode, findHomes, homesIn, type NodeChange, type NodeHome, nodeIdsOf, targetOf } from './change-node.ts';
import type { LayoutProblem } from './layout-problem.ts';

/**
 * Applies the changes of one layer in order, each to the result of the one before. A change whose target is not there
 * becomes a problem and changes nothing.
 */
export function applyChanges(
  layout: LayoutDocument,
  changes: readonly Change[],
  documentId: string,
  problems: LayoutProblem[],
): LayoutDocument {
  const wanted = new Set<string>();
  for (const change of changes) if (!('menu' in change)) wanted.add(targetOf(change).id);
  const homes = findHomes(layout, wanted);

  let changed = layout;
  for (const [index, change] of changes.entries()) {
    const outcome = 'menu' in change ? changeMenu(changed, change) : changeNodes(changed, change, homes);
    if (!('layout' in outcome)) {
      problems.push({ documentId, path: ['changes', index, outcome.key], wrong: outcome.wrong, right: outcome.right });
      continue;
    }
    changed = outcome.layout;
    if ('menu' in change) continue;
    const { id } = targetOf(change);
    const home = homes.get(id);
    if ('remove' in change) homes.delete(id);
    // A later change may target an inserted node. An insertion may also restore a node that was removed with its
    // parent.
    else if (home && 'nodes' in change) {
      for (const [inserted, itsHome] of homesIn(change.nodes, home, wanted)) homes.set(inserted, itsHome);
    }
  }
  return changed;
}

type Outcome =
  | { readonly layout: LayoutDocument }
  | { readonly key: string; readonly wrong: string; readonly right: string };

function changeNodes(layout: LayoutDocument, change: NodeChange, homes: ReadonlyMap<string, NodeHome>): Outcome {
  const { key, id } = targetOf(change);
  const home = homes.get(id);
  const changed = home && changeNode(layout, home, change);
  if (changed) return { layout: changed };
  return {
    key,
    wrong: `there is no node ${JSON.stringify(id)} in the layouts below`,
    right: withSuggestion('name a node by its id', id, nodeIdsOf(layout)),
  };
}

function changeMenu(layout: LayoutDocument, change: MenuChange): Outcome {
  const menus = layout.menus ?? {};
  const menu = Object.hasOwn(menus, change.menu) ? menus[change.menu] : undefined;
  if (!menu) {
    return {
      key: 'menu',
      wrong: `there is no menu ${JSON.stringify(change.menu)} in the layouts below`,
      right: withSuggestion('name a menu', change.menu, Object.keys(menus)),
    };
  }
  const outcome = changeMenuItem(menu, change);
  if ('menu' in outcome) return { layout: { ...layout, menus: { ...menus, [change.menu]: outcome.menu } } };
  const { key, id, ids } = outcome.missing;
  return {
    key,
    wrong: `there is no item ${JSON.stringify(id)} in the menu ${JSON.stringify(change.menu)}`,
    right: withSuggestion('name an item by its id', id, ids),
  };
}
