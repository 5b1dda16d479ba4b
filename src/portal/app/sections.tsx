import { memo, type ReactNode } from 'react';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';
import { renderNodes } from '#renderer/render-nodes.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { LaterSection } from './later-section.tsx';
import { isLaterSection } from './page-plan.ts';
import { viewOf } from './widget-views.ts';

interface SectionsProps {
  readonly nodes: readonly PlannedNode[];
  /** Whether they take over after the page, see `LATER_AREAS`. */
  readonly isLater?: boolean;
}

/**
 * Sections, each in a boundary of its own: a fault takes one away and leaves the page. They are not rendered again
 * while their nodes stay, since React gives up the prerendered HTML of an area that is rendered again before its chunk
 * has come.
 */
export const Sections = memo(function Sections({ nodes, isLater = false }: SectionsProps): ReactNode {
  const later = new Set<string | null>(nodes.filter(isLaterSection).map(({ id }) => id));
  return renderNodes(nodes, viewOf).map((element) => (
    <SectionBoundary key={element.key} onError={(error) => console.error(`section ${element.key} failed`, error)}>
      {isLater || later.has(element.key) ? <LaterSection>{element}</LaterSection> : element}
    </SectionBoundary>
  ));
});
