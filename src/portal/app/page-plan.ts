import type { LayoutDocument, Page } from '#contracts/generated/contracts.ts';
import type { PageState } from '#contracts/render-page.ts';
import type { Facts } from '#document/condition.ts';
import { matchPage, pageOfState } from '#document/pages/match-page.ts';
import { type PlannedNode, planNodes } from '#document/pages/plan-nodes.ts';
import { knowsWidget } from './widget-views.ts';

export const SHELL_AREAS = ['header', 'sideMenu', 'footer', 'bottomBar', 'floating'] as const;
export type ShellArea = (typeof SHELL_AREAS)[number];

/** The page that an address shows, and whether it is one at all. */
export interface ShownPage {
  readonly pageId: string;
  readonly page: Page;
  /** The page whose sections are shown. */
  readonly sectionsOf: string;
  readonly isFound: boolean;
}

/** Finds the page of a path. A whole-page state wins over every path (specification, section 4, "System status"). */
export function shownPage(layout: LayoutDocument, path: string, state: PageState): ShownPage {
  const match = state === 'normal' ? matchPage(layout, path) : pageOfState(layout, state);
  if (match) return { ...match, isFound: true };
  const notFound = pageOfState(layout, 'notFound');
  if (!notFound) throw new Error('the layout has no page for notFound');
  return { ...notFound, isFound: false };
}

/** The nodes of a page and of the shell around it, judged and merged, ready to render. */
export interface PagePlan {
  readonly areas: Readonly<Record<ShellArea, readonly PlannedNode[]>>;
  readonly sections: readonly PlannedNode[];
  readonly skipped: ReadonlyArray<{ readonly id: string; readonly widget: string; readonly reason: string }>;
}

/** Plans a page. Pure: the same documents and facts give the same plan. */
export function planPage(layout: LayoutDocument, page: Page, facts: Facts): PagePlan {
  const skipped: Array<{ id: string; widget: string; reason: string }> = [];
  const plan = (nodes: Page['sections'] | undefined): readonly PlannedNode[] => {
    if (!nodes) return [];
    const planned = planNodes(nodes, facts, knowsWidget);
    skipped.push(...planned.skipped);
    return planned.nodes;
  };
  const area = (name: ShellArea): readonly PlannedNode[] =>
    page.shell?.[name] === false ? [] : plan(layout.shell?.[name]);
  return {
    areas: {
      header: area('header'),
      sideMenu: area('sideMenu'),
      footer: area('footer'),
      bottomBar: area('bottomBar'),
      floating: area('floating'),
    },
    sections: plan(page.sections),
    skipped,
  };
}

/**
 * The areas around a page that take over after it. Their prerendered links work without code, so that their chunks are
 * fetched when the page itself has been taken over.
 */
export const LATER_AREAS = ['sideMenu', 'footer', 'floating'] as const;

/** The first section that is below the fold on a phone and on a desk alike, counted from 1 with the page's heading. */
export const FIRST_BELOW = 7;

/** A section that takes over after its page wherever it stands: it moves by itself, and its links work without code. */
export const isLaterSection = ({ widget }: PlannedNode): boolean => widget === 'winner-board';
