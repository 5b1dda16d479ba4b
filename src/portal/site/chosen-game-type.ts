import { useLocation, useSearchParams } from 'react-router-dom';
import type { GameType, LayoutDocument, Page, UnknownNode } from '#contracts/generated/contracts.ts';
import { matchPage, pathOf } from '#document/pages/match-page.ts';
import { gameTypesOf } from '#document/pages/offered-pages.ts';
import { useSite } from './site-context.tsx';

/** The game type that stands for the hot games in the address, beside the categories. */
export const HOT = 'HOT';

/** The address of a game type on the home page itself, of one vendor's games of it, or of one kind of them. */
export function gameTypeAddress(
  layout: LayoutDocument,
  gameType: string,
  narrow: { readonly vendor?: string; readonly kind?: string } = {},
): string {
  return `${homeAddress(layout)}?${new URLSearchParams({ gameType, ...narrow })}`;
}

/** Filters that a link to a category may carry. */
export interface CategoryNarrowing {
  /** A vendor's code. */
  readonly vassalage?: string;
  /** A kind of games within the category, by its key. */
  readonly classify?: string;
}

/**
 * The address of a category, of one vendor's games of it, or of one kind of them: its own page, else the home page with
 * it chosen. All menus, chips, tiles and sections lead to categories by this.
 */
export function categoryAddress(layout: LayoutDocument, gameType: string, narrow: CategoryNarrowing = {}): string {
  const place = pageOfCategory(layout, gameType);
  const path = place && pathOf(layout, place.pageId);
  if (!place || path === null || path === undefined) {
    const { vassalage, classify } = narrow;
    return gameTypeAddress(layout, gameType, {
      ...(vassalage && { vendor: vassalage }),
      ...(classify && { kind: classify }),
    });
  }
  const isFurther = place.page.gameType !== gameType;
  const read = place.page.query ?? [];
  const values = Object.entries({ ...(isFurther && { gameType }), ...narrow }).filter(([name]) => read.includes(name));
  return values.length > 0 ? `${path}?${new URLSearchParams(values)}` : path;
}

/** The page that is the place of a category; undefined where the category has none. */
export function pageOfCategory(
  layout: LayoutDocument,
  gameType: string,
): { readonly pageId: string; readonly page: Page } | undefined {
  for (const [pageId, page] of Object.entries(layout.pages ?? {}))
    if (gameTypesOf(page).some((place) => place === gameType)) return { pageId, page };
  return undefined;
}

/** The address of the home page, where every game type is shown. */
export const homeAddress = (layout: LayoutDocument): string => pathOf(layout, 'home') ?? '/';

/** The game type that a section of games shows all of when it is chosen; undefined where a row is all that it shows. */
export function gameTypeOfSection({ source, gameType, shows }: Readonly<Record<string, unknown>>): unknown {
  if (shows === 'row' || source === 'hotInCategory') return undefined;
  return source === 'hot' ? HOT : gameType;
}

/** The section of a page that shows a game type. */
export function sectionOfGameType(
  sections: readonly UnknownNode[],
  value: string | null | undefined,
): UnknownNode | undefined {
  if (!value) return undefined;
  return sections.find(({ widget, props }) => widget === 'game-section' && value === gameTypeOfSection(props ?? {}));
}

/**
 * The chosen game type, or null where none is chosen or none of the page's sections shows it: the page then stands as a
 * whole.
 */
export function chosenGameType(sections: readonly UnknownNode[], value: string | null | undefined): string | null {
  return value && sectionOfGameType(sections, value) ? value : null;
}

/** The game type that the address chooses on this page. */
export function useChosenGameType(): string | null {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return chosenGameType(matchPage(layout, pathname)?.page.sections ?? [], params.get('gameType'));
}

/**
 * The category of a page by its address: its own, or the further one that the address asks for. Undefined on a page of
 * none.
 */
export function gameTypeOfPage(page: Page | undefined, asked: string | null | undefined): GameType | undefined {
  if (!page?.gameType) return undefined;
  return gameTypesOf(page).find((place) => place === asked) ?? page.gameType;
}

/**
 * The game type that the page shows: that of its own category, or the one that is chosen on it. Menus mark it as the
 * current one.
 */
export function useCurrentGameType(): string | null {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const page = matchPage(layout, pathname)?.page;
  const asked = params.get('gameType');
  return gameTypeOfPage(page, asked) ?? chosenGameType(page?.sections ?? [], asked);
}
