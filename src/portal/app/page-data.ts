import type { DehydratedState } from '@tanstack/react-query';
import type { Device, LanguageCode, LayoutDocument, SiteInfo, Visitor } from '#contracts/generated/contracts.ts';
import type { PageState } from '#contracts/render-page.ts';

/** The data that a prerendered page carries for hydration: its documents and the answers that it asked for. */
export interface PageData {
  readonly site: SiteInfo;
  /** The layout; other pages' sections are left out until they are asked for. */
  readonly layout: LayoutDocument;
  readonly revision: number;
  readonly language: LanguageCode;
  readonly device: Device;
  readonly session: 'guest' | 'present';
  readonly state: PageState;
  readonly visitor: Visitor | null;
  readonly now: string;
  readonly words: Readonly<Record<string, string>>;
  readonly queries: DehydratedState;
  /** The chunk addresses of the page's widgets, by widget. */
  readonly views: Readonly<Record<string, string>>;
  /** The same for widgets that take over after the page, see `LATER_AREAS`. */
  readonly laterViews: Readonly<Record<string, string>>;
  /** The path that a page was fetched for to take the place of another; missing where it is that of the address. */
  readonly path?: string;
}

/** The id of the element that holds it. */
export const PAGE_DATA_ID = 'page-data';

/** The id of the style block with the brand's tokens. */
export const THEME_STYLE_ID = 'theme';
