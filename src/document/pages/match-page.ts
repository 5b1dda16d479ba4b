import type { LayoutDocument, Page } from '#contracts/generated/contracts.ts';

/** A page of a layout with its id. One that shows another page has that page's sections and reads its query. */
export interface MatchedPage {
  readonly pageId: string;
  readonly page: Page;
  /** The page whose sections are shown: mostly the page itself. */
  readonly sectionsOf: string;
}

interface PageIndex {
  readonly byPath: ReadonlyMap<string, MatchedPage>;
  readonly pageByRedirect: ReadonlyMap<string, string>;
  readonly byState: ReadonlyMap<NonNullable<Page['state']>, MatchedPage>;
}

/** Layouts are immutable, so an index stays right for as long as its layout lives. */
const indexes = new WeakMap<LayoutDocument, PageIndex>();

/**
 * Finds the page of a path. Paths match exactly, upper and lower case apart; a slash at the end makes no difference.
 */
export function matchPage(layout: LayoutDocument, path: string): MatchedPage | null {
  return indexOf(layout).byPath.get(withoutTrailingSlash(path)) ?? null;
}

/** The id of the page that a path redirects to, or null where it redirects to none. */
export function redirectTarget(layout: LayoutDocument, path: string): string | null {
  return indexOf(layout).pageByRedirect.get(withoutTrailingSlash(path)) ?? null;
}

/** The page that stands for a whole-page state, or null when the layout has none. */
export function pageOfState(layout: LayoutDocument, state: NonNullable<Page['state']>): MatchedPage | null {
  return indexOf(layout).byState.get(state) ?? null;
}

/** The canonical path of a page: its first one. Null for a page that is not there or stands for a state. */
export function pathOf(layout: LayoutDocument, pageId: string): string | null {
  const pages = layout.pages ?? {};
  return Object.hasOwn(pages, pageId) ? (pages[pageId]?.paths?.[0] ?? null) : null;
}

/** `/help/` is `/help`; `/` stays, and so does what ends with more than one slash, which is no path of a page. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path;
}

function indexOf(layout: LayoutDocument): PageIndex {
  const known = indexes.get(layout);
  if (known) return known;
  const byPath = new Map<string, MatchedPage>();
  const byState = new Map<NonNullable<Page['state']>, MatchedPage>();
  for (const [pageId, page] of Object.entries(layout.pages ?? {})) {
    const match = matched(layout, pageId, page);
    for (const path of page.paths ?? []) {
      const key = withoutTrailingSlash(path);
      if (!byPath.has(key)) byPath.set(key, match);
    }
    if (page.state && !byState.has(page.state)) byState.set(page.state, match);
  }
  const pageByRedirect = new Map(
    (layout.redirects ?? []).map(({ from, page }) => [withoutTrailingSlash(from), page] as const),
  );
  const index = { byPath, byState, pageByRedirect };
  indexes.set(layout, index);
  return index;
}

function matched(layout: LayoutDocument, pageId: string, page: Page): MatchedPage {
  const { showsPage } = page;
  const pages = layout.pages ?? {};
  const shown = showsPage !== undefined && Object.hasOwn(pages, showsPage) ? pages[showsPage] : undefined;
  if (showsPage === undefined || !shown) return { pageId, page, sectionsOf: pageId };
  return { pageId, page: { ...page, sections: shown.sections, query: shown.query ?? [] }, sectionsOf: showsPage };
}
