import { memo, type ReactElement, type ReactNode, Suspense } from 'react';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';
import { renderNodes } from '#renderer/render-nodes.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { LaterSection } from './later-section.tsx';
import { FIRST_BELOW, isLaterSection } from './page-plan.ts';
import { viewOf } from './widget-views.ts';

interface SectionsProps {
  readonly nodes: readonly PlannedNode[];
  /** Whether they take over after the page, see `LATER_AREAS`. */
  readonly isLater?: boolean;
  /** Whether they are the page's own, whose end is below the fold. */
  readonly isPage?: boolean;
}

/**
 * Sections, each in a boundary of its own: a fault takes one away and leaves the page. They are not rendered again
 * while their nodes stay, since React gives up the prerendered HTML of an area that is rendered again before its chunk
 * has come. Those of the page that are below the fold hydrate one by one after the first screen, and at once when they
 * are touched.
 */
export const Sections = memo(function Sections({ nodes, isLater = false, isPage = false }: SectionsProps): ReactNode {
  const later = new Set<string | null>(nodes.filter(isLaterSection).map(({ id }) => id));
  const bounded = (element: ReactElement, index: number): ReactNode => {
    if (isLater || later.has(element.key)) return <LaterSection>{element}</LaterSection>;
    const isBelow = isPage && index + 1 >= FIRST_BELOW;
    return isBelow ? <Suspense fallback={null}>{element}</Suspense> : element;
  };
  return renderNodes(nodes, viewOf).map((element, index) => (
    <SectionBoundary key={element.key} onError={(error) => console.error(`section ${element.key} failed`, error)}>
      {bounded(element, index)}
    </SectionBoundary>
  ));
});
