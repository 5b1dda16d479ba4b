import type { ReactNode } from 'react';
import type { PlannedNode } from '#document/plan-nodes.ts';
import { renderNodes } from '#renderer/render-nodes.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { viewOf } from './widget-views.ts';

/** Sections, each in a boundary of its own: a fault takes one away and leaves the page. */
export function Sections({ nodes }: { readonly nodes: readonly PlannedNode[] }): ReactNode {
  return renderNodes(nodes, viewOf).map((element) => (
    <SectionBoundary key={element.key} onError={(error) => console.error(`section ${element.key} failed`, error)}>
      {element}
    </SectionBoundary>
  ));
}
