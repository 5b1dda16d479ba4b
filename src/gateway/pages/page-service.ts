import type { FastifyInstance } from 'fastify';
import type { Device, LanguageCode, Visitor } from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';
import type { PageRequest, PageState, RenderPage } from '#contracts/render-page.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { presentSiteInfo } from '#gateway/areas/sites/sites.ts';
import type { ServiceOffer } from '#gateway/kit/offered-services.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { FreshPage } from './page-cache.ts';
import { pageLoader } from './page-loader.ts';
import type { OriginOf } from './site-origin.ts';

/** The variant of a page that a request gets: its cache key, apart from the state. */
export interface PageVariant {
  readonly site: PublishedSite;
  /** As asked for, or the stand-in of every path that no page has. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly language: LanguageCode;
  readonly device: Device;
  readonly session: 'guest' | 'present';
}

/** Longer values are no page's. */
const LONGEST_QUERY_VALUE = 100;

/**
 * Stands for every path that no page has: they all show the same, and what one visitor typed is not kept to be shown to
 * another. The underscore keeps it apart from the paths that documents use.
 */
const UNKNOWN_PATH = '/_unknown';

/** Reduces a request to what its page declares: other query values and unknown paths make no pages of their own. */
export function pageVariant(
  site: PublishedSite,
  path: string,
  query: Readonly<Record<string, unknown>>,
  rest: Pick<PageVariant, 'language' | 'device' | 'session'>,
): PageVariant {
  const match = matchPage(site.layout, path);
  const declared = (match?.page.query ?? []).flatMap((name): Array<[string, string]> => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && value.length <= LONGEST_QUERY_VALUE ? [[name, value]] : [];
  });
  return { site, path: match === null ? UNKNOWN_PATH : path, query: Object.fromEntries(declared), ...rest };
}

/** The cache key of a page; everything that it depends on is in it. */
export function pageKey({ site, path, query, language, device, session }: PageVariant, contentVersion: string): string {
  const values = Object.keys(query)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`)
    .join('&');
  return [site.id, site.revision, site.checksum, contentVersion, language, device, session, path, values].join('\n');
}

interface RendererParts {
  readonly originOf: OriginOf;
  readonly offerOf: ServiceOffer;
  readonly clock: () => Date;
}

/** Renders pages of sites through the portal. */
export function pageRenderer(
  app: FastifyInstance,
  renderPage: RenderPage,
  { originOf, offerOf, clock }: RendererParts,
) {
  return async (variant: PageVariant, whole: { state: PageState; visitor: Visitor | null }): Promise<FreshPage> => {
    const { site, language } = variant;
    const loader = pageLoader(app, site, language);
    const request: PageRequest = {
      site: presentSiteInfo(site, language, offerOf(site)),
      layout: site.layout,
      revision: site.revision,
      origin: originOf(site),
      path: variant.path,
      query: variant.query,
      language,
      device: variant.device,
      session: variant.session,
      state: whole.state,
      visitor: whole.visitor,
      now: clock().toISOString(),
      words: inLanguage(site.words, language) ?? {},
    };
    const page = await renderPage(request, loader.load);
    const ends = [page.expiresAt === null ? null : Date.parse(page.expiresAt), loader.validUntilMs()].filter(
      (end) => end !== null,
    );
    const { status, html, preloads } = page;
    return { status, html, preloads, expiresAtMs: ends.length > 0 ? Math.min(...ends) : null };
  };
}
