import type { Condition, LayoutDocument, Nodes, Page, UnknownNode } from '#contracts/generated/contracts.ts';

/** The widget of a node in whose place the nodes of a shared section stand. No view has this name. */
export const SHARED_SECTION = 'shared-section';

/** The version of such nodes that is understood here. */
export const SHARED_SECTION_VERSION = 1;

/**
 * The shared section that a node stands for; undefined for a node of any other widget, or written for a newer version.
 */
export function sharedSectionOf({ widget, version = SHARED_SECTION_VERSION, props }: UnknownNode): string | undefined {
  if (widget !== SHARED_SECTION || version > SHARED_SECTION_VERSION) return undefined;
  return typeof props?.section === 'string' ? props.section : undefined;
}

/**
 * Puts the nodes of shared sections where a list names them. What the naming node asks for holds for each of them: its
 * condition joins theirs, and hidden it brings none. The very same list comes back when it names no section; a node
 * whose section is not there stays, and is skipped by the plan.
 */
export function expandSections(nodes: Nodes, layout: LayoutDocument): Nodes {
  return nodes.some(({ widget }) => widget === SHARED_SECTION)
    ? nodes.flatMap((node) => expansionOf(node, layout))
    : nodes;
}

/**
 * The layout as it is served: every shared section in its places, so that nothing which shows, plans or walks a layout
 * has to know them. The very same layout comes back when it has none.
 */
export function expandLayout(layout: LayoutDocument): LayoutDocument {
  const { sections, ...rest } = layout;
  if (!sections) return layout;
  const served: LayoutDocument = rest;
  if (layout.shell) served.shell = mapValues(layout.shell, (nodes) => expandSections(nodes, layout));
  if (layout.pages) served.pages = mapValues(layout.pages, (page) => withSections(page, layout));
  if (layout.modals) served.modals = mapValues(layout.modals, (modal) => withSections(modal, layout));
  return served;
}

function expansionOf(node: UnknownNode, layout: LayoutDocument): Nodes {
  const name = sharedSectionOf(node);
  const section =
    name !== undefined && Object.hasOwn(layout.sections ?? {}, name) ? layout.sections?.[name] : undefined;
  if (!section) return [node];
  if (node.hidden) return [];
  const { when } = node;
  return when ? section.nodes.map((one) => ({ ...one, when: both(when, one.when) })) : section.nodes;
}

function both(one: Condition, other: Condition | undefined): Condition {
  return other ? { all: [one, other] } : one;
}

function withSections<Holder extends Pick<Page, 'sections'>>(holder: Holder, layout: LayoutDocument): Holder {
  const sections = expandSections(holder.sections, layout);
  return sections === holder.sections ? holder : { ...holder, sections };
}

function mapValues<Values extends object>(values: Values, become: (value: never) => unknown): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, become(value as never)])) as Values;
}
