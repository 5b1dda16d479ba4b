import type { Device, LanguageCode, LayoutDocument, SiteInfo, Visitor } from './generated/contracts.ts';

/**
 * Stands in a prerendered page wherever the nonce of its answer goes. Of fixed length, and of characters that occur
 * nowhere else in a page, so that a compressed page can take another nonce without being compressed again.
 */
export const NONCE_SLOT =
  '\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u000b\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b';

/** The whole-page state of a request (specification, section 4): maintenance wins over region restriction. */
export type PageState = 'normal' | 'maintenance' | 'regionRestricted';

/** Everything that a page is made of, apart from the data that its widgets ask for. */
export interface PageRequest {
  /** The site's public data, in the request's language. */
  readonly site: SiteInfo;
  /** The site's resolved player layout, shared sections in their places. */
  readonly layout: LayoutDocument;
  /** The published revision that both belong to. */
  readonly revision: number;
  /** Scheme, host and port that the site is known by, whichever of its hosts was asked for. */
  readonly origin: string;
  /** The path asked for, without query. */
  readonly path: string;
  /** The query values that the page declares, and no others. */
  readonly query: Readonly<Record<string, string>>;
  readonly language: LanguageCode;
  readonly device: Device;
  /** 'present' when the request carries a session: session-dependent nodes then show neutral placeholders. */
  readonly session: 'guest' | 'present';
  readonly state: PageState;
  /** The visitor's own half, for whole-page states alone; such pages are never cached. */
  readonly visitor: Visitor | null;
  /** RFC 3339. The moment that periods of nodes are judged at. */
  readonly now: string;
  /** The site's own words for the language, over the portal's. */
  readonly words: Readonly<Record<string, string>>;
}

/** A page as HTML with nonce slots. */
export interface RenderedPage {
  readonly status: 200 | 404 | 451 | 503;
  readonly html: string;
  /** The value of the answer's `Link` header: what the browser is to fetch while the page is still coming. */
  readonly preloads: string;
  /** RFC 3339: when a node's period begins or ends and the page is no longer right; null when never. */
  readonly expiresAt: string | null;
}

/**
 * Loads the value of one of our GET calls for the page's site and language, without the envelope. Throws on a failure.
 */
export type LoadValue = (path: string) => Promise<unknown>;

/**
 * Prerenders a page from its documents: the portal's side of the meeting with the gateway, which loads it as a built
 * module. A widget whose data cannot be loaded renders its empty or failed state; the page never throws for it.
 */
export type RenderPage = (request: PageRequest, load: LoadValue) => Promise<RenderedPage>;
