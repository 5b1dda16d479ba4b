import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';
import type { View } from './widget-definition.ts';

/**
 * Finds the view of a widget, or its neutral placeholder where the node hangs on a session that has not been read.
 * Undefined where there is nothing to show.
 */
export type FindView = (widget: string, isPending: boolean) => View<never> | undefined;

/** Every build puts its text in the place of this name, in browsers too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * A development build of React writes on the props object that it is given with a key, and complains when it meets it
 * again. There it gets a copy.
 */
const propsFor: (props: PlannedNode['props']) => object =
  process.env.NODE_ENV === 'production' ? (props) => props : (props) => ({ ...props });

/**
 * Turns planned nodes into React elements. The planned props are handed over uncopied and nothing is wrapped around a
 * node: that is what keeps a page of nodes as quick as the same page written by hand.
 */
export function renderNodes(nodes: readonly PlannedNode[], findView: FindView): ReactElement[] {
  const elements: ReactElement[] = [];
  for (const node of nodes) {
    const view = findView(node.widget, node.isPending);
    if (view) elements.push(jsx(view as View<object>, propsFor(node.props), node.id));
  }
  return elements;
}
