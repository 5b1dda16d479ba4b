import { createContext, type ReactNode, useContext } from 'react';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';
import { type FindView, renderNodes } from '#renderer/render-nodes.tsx';

const FindViewContext = createContext<FindView>(() => undefined);

/** Tells widgets with children how to find the views of these. */
export function FindViewProvider({
  findView,
  children,
}: {
  readonly findView: FindView;
  readonly children: ReactNode;
}) {
  return <FindViewContext value={findView}>{children}</FindViewContext>;
}

/** The children of a widget's node. */
export function WidgetNodes({ nodes }: { readonly nodes: readonly PlannedNode[] | undefined }): ReactNode {
  const findView = useContext(FindViewContext);
  return nodes ? renderNodes(nodes, findView) : null;
}
