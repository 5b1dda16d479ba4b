import type { LayoutDocument, Nodes, UnknownNode } from '#contracts/generated/contracts.ts';
import { validateLayoutDocument, validateUnknownNode } from '#contracts/generated/validators.js';
import { isLayoutDocument } from '#contracts/generated/verdicts.js';
import { explainIssues } from './check/explain/explain-issues.ts';
import { explainNode, WIDGET_CHECKS, type WidgetCheck } from './check/explain/explain-node.ts';
import type { Fault } from './fault.ts';
import type { JsonPath } from './json-path.ts';
import { FIRST_VERSION } from './vocabulary.ts';

const noFaults: readonly Fault[] = [];
const noProps = {};

/**
 * Checks a layout by itself: the frame of the document, and the props of every node by its widget's schema. What it
 * refers to is checked with the rest of its site (`check/check-sites.ts`). Nothing is allocated while there is nothing
 * to say.
 * @param document a parsed layout, as written or as resolved.
 * @returns every fault with its path; empty when the layout is sound.
 */
export function validateLayout(document: unknown): readonly Fault[] {
  if (isLayoutDocument(document) && nodesAreValid(document)) return noFaults;
  return [...explainIssues(validateLayoutDocument, document), ...explainNodes(document, [])];
}

function nodesAreValid(layout: LayoutDocument): boolean {
  const { shell, sections, pages, modals, changes } = layout;
  for (const area in shell) if (!listIsValid(shell[area as keyof typeof shell] ?? [])) return false;
  for (const name in sections) if (!listIsValid(sections[name]?.nodes ?? [])) return false;
  for (const name in pages) if (!listIsValid(pages[name]?.sections ?? [])) return false;
  for (const name in modals) if (!listIsValid(modals[name]?.sections ?? [])) return false;
  if (changes) for (const change of changes) if ('nodes' in change && !listIsValid(change.nodes)) return false;
  return true;
}

function listIsValid(nodes: Nodes): boolean {
  for (const node of nodes) if (!nodeIsValid(node)) return false;
  return true;
}

/**
 * Reads a node in one pass over its own keys: looking up keys that most nodes lack takes longer than the rest of the
 * check.
 */
function nodeIsValid(node: UnknownNode): boolean {
  let check: WidgetCheck | undefined;
  let version: UnknownNode['version'];
  let props: UnknownNode['props'];
  let at: UnknownNode['at'];
  let children: UnknownNode['children'];
  for (const name in node) {
    switch (name) {
      case 'widget':
        check = WIDGET_CHECKS.get(node.widget);
        break;
      case 'version':
        version = node.version;
        break;
      case 'props':
        props = node.props;
        break;
      case 'at':
        at = node.at;
        break;
      case 'children':
        children = node.children;
    }
  }
  // Nodes of another version are rare: they take the way that explains.
  if (!check || (version ?? FIRST_VERSION) !== check.version || !check.isValid(props ?? noProps)) return false;
  if (at?.mobile && !check.isValid({ ...props, ...at.mobile })) return false;
  if (at?.desktop && !check.isValid({ ...props, ...at.desktop })) return false;
  return children === undefined || (check.children && listIsValid(children));
}

/**
 * Explains what is a node by its looks, so that a fault in the frame of one never hides what is wrong with the others.
 */
function* explainNodes(value: unknown, path: JsonPath): Generator<Fault> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* explainNodes(entry, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    const { children, ...own } = value as { readonly children?: unknown };
    if (!('widget' in own)) {
      for (const [name, inner] of Object.entries(value)) yield* explainNodes(inner, [...path, name]);
      return;
    }
    if (validateUnknownNode(own)) {
      const node = Array.isArray(children) ? { ...own, children } : own;
      for (const fault of explainNode(node)) yield { ...fault, path: [...path, ...fault.path] };
    }
    yield* explainNodes(children, [...path, 'children']);
  }
}
