import type { ReadPath } from '#contracts/call-types.ts';
import type { WidgetName } from '#contracts/generated/contracts.ts';
import type { PlannedNode } from '#document/pages/plan-nodes.ts';
import type { QueryContext } from '#renderer/widget-definition.ts';
import { isLaterSection, LATER_AREAS, type PagePlan, SHELL_AREAS } from './page-plan.ts';
import type { WidgetRegistry } from './widget-views.ts';

/** Every node of a plan, children too. */
export function* nodesOf(plan: PagePlan): Generator<PlannedNode> {
  for (const area of SHELL_AREAS) yield* withChildren(plan.areas[area]);
  yield* withChildren(plan.sections);
}

function* withChildren(nodes: readonly PlannedNode[]): Generator<PlannedNode> {
  for (const node of nodes) {
    yield node;
    const children = (node.props as { nodes?: readonly PlannedNode[] }).nodes;
    if (children) yield* withChildren(children);
  }
}

/**
 * The widgets of a page by when their chunks are needed: `first` to hydrate it, `later` those that only the later areas
 * show.
 */
export function widgetsByTime({ areas, sections }: PagePlan): {
  readonly first: readonly string[];
  readonly later: readonly string[];
} {
  const names = (nodes: PagePlan['sections']): string[] => [...withChildren(nodes)].map(({ widget }) => widget);
  const present = sections.filter((node) => !isLaterSection(node));
  const first = new Set([...names(areas.header), ...names(areas.bottomBar), ...names(present)]);
  const late = [...LATER_AREAS.flatMap((area) => areas[area]), ...sections.filter(isLaterSection)];
  const later = new Set(names(late));
  return { first: [...first], later: [...later].filter((widget) => !first.has(widget)) };
}

/** The calls that a plan's widgets will make, each once. */
export function queriesOf(plan: PagePlan, context: QueryContext, registry: WidgetRegistry): readonly ReadPath[] {
  const paths = new Set<ReadPath>();
  for (const node of nodesOf(plan)) {
    const { queries } = registry[node.widget as WidgetName];
    for (const query of queries?.(node.props as never, context) ?? []) paths.add(query.path);
  }
  return [...paths];
}
