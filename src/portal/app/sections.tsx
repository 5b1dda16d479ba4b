import { memo, type ReactNode, Suspense } from 'react';
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
}

/**
 * Sections, each in a boundary of its own: a fault takes one away and leaves the page. They are not rendered again
 * while their nodes stay, since React gives up the prerendered HTML of an area that is rendered again before its chunk
 * has come. Those below the fold take over one by one after the first screen, and at once when they are touched.
 */
export const Sections = memo(function Sections({ nodes, isLater = false }: SectionsProps): ReactNode {
  const later = new Set<string | null>(nodes.filter(isLaterSection).map(({ id }) => id));
  return renderNodes(nodes, viewOf).map((element, index) => (
    <SectionBoundary key={element.key} onError={(error) => console.error(`section ${element.key} failed`, error)}>
      {isLater || later.has(element.key) ? (
        <LaterSection>{element}</LaterSection>
      ) : index + 1 >= FIRST_BELOW ? (
        <Suspense fallback={null}>{element}</Suspense>
      ) : (
        element
      )}
    </SectionBoundary>
  ));
});
