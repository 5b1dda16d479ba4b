import type { UnknownNode } from '#contracts/generated/contracts.ts';
import { type PlannedNode, planNodes } from '#document/pages/plan-nodes.ts';
import { FindViewProvider, WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import { type FindView, renderNodes } from '#renderer/render-nodes.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import type { NodeFrame, View } from '#renderer/widget-definition.ts';
import { Heading, LinkButton, Paragraph, Row, Tile } from './page-views.tsx';

function RowOfNodes({ nodeId, gapPx, nodes }: NodeFrame & { readonly gapPx: number }) {
  return Row({ nodeId, gapPx, children: <WidgetNodes nodes={nodes} /> });
}

const views: ReadonlyMap<string, View<never>> = new Map<string, View<never>>([
  ['heading', Heading],
  ['link-button', LinkButton],
  ['paragraph', Paragraph],
  ['row', RowOfNodes],
  ['tile', Tile],
]);

const findView: FindView = (widget) => views.get(widget);

/** Plans the nodes, once, as the portal does when a page is opened. */
export function planPage(nodes: readonly UnknownNode[]): readonly PlannedNode[] {
  const widgets = new Map([...views.keys()].map((widget) => [widget, { version: 1, children: widget === 'row' }]));
  const facts = {
    isOn: () => true,
    session: 'guest',
    device: 'desktop',
    language: 'EN',
    hasResource: () => true,
    hasPlan: () => true,
    now: '2026-01-01T00:00:00Z',
  } as const;
  const { nodes: planned, skipped } = planNodes(nodes, facts, (widget) => views.has(widget), {
    widgets,
    migrations: [],
  });
  if (skipped.length > 0) throw new Error(`The page to measure skips nodes: ${JSON.stringify(skipped)}`);
  return planned;
}

/** The page through our renderer, with a boundary around each section as on every page of a site. */
export function RegistryPage({ plan }: { readonly plan: readonly PlannedNode[] }) {
  return (
    <FindViewProvider findView={findView}>
      {renderNodes(plan, findView).map((element) => (
        <SectionBoundary key={element.key} onError={(error) => console.error(error)}>
          {element}
        </SectionBoundary>
      ))}
    </FindViewProvider>
  );
}
