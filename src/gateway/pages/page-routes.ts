import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writtenIn } from '#contracts/languages.ts';
import type { RenderPage } from '#contracts/render-page.ts';
import { isModuleOn } from '#document/flags.ts';
import { matchPage, redirectTarget } from '#document/pages/match-page.ts';
import { type Redirection, redirectionOf } from '#document/pages/redirection-of.ts';
import type { CountrySource, StatusBoard } from '#gateway/areas/sites/sites.ts';
import { pageStateOf, presentVisitor, statusInForce } from '#gateway/areas/sites/sites.ts';
import { asksForPage } from '#gateway/http/page-requests.ts';
import { hasSessionCookie } from '#gateway/http/request-cookies.ts';
import { pathOf } from '#gateway/http/request-path.ts';
import { renderingLimit, UNLIMITED } from '#gateway/http/security/rate-limits.ts';
import { hostOf } from '#gateway/http/site-by-host.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { ServiceOffer } from '#gateway/kit/offered-services.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import { deviceOf } from '../http/request-device.ts';
import { escapeHtml } from '../kit/escape-html.ts';
import { sendBrandList } from './brand-list.ts';
import { type FreshPage, PageCache } from './page-cache.ts';
import { pagePolicies } from './page-policy.ts';
import { type PageVariant, pageKey, pageRenderer, pageVariant } from './page-service.ts';
import { sendPlainPage } from './plain-page.ts';
import { withPreviewBar } from './preview-bar.ts';
import { pageSender } from './send-page.ts';
import type { OriginOf } from './site-origin.ts';

const CACHE_BYTES = 96 * 1024 * 1024;
const DEMO_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The last part of a path that names a file. */
const FILE_NAME = /\.[A-Za-z0-9]{1,12}$/;

export interface PagesParts {
  readonly configuration: Settings;
  readonly sites: SiteDirectory;
  readonly status: Pick<StatusBoard, 'recent'>;
  readonly countryOf: CountrySource;
  /** Changes when data that pages show changes for every site. */
  readonly contentVersion: (siteId: string) => string | Promise<string>;
  /** Null while the portal is not built: pages then say so, and calls work. */
  readonly renderPage: RenderPage | null;
  readonly originOf: OriginOf;
  readonly offerOf: ServiceOffer;
  readonly clock: () => Date;
}

/** Every page of every site: host, document, state, then a prerendered page from the cache. */
export function pageRoutes(app: FastifyInstance, parts: PagesParts): void {
  const { configuration, clock } = parts;
  const cache = new PageCache(CACHE_BYTES, clock, (error) =>
    app.log.error({ err: error }, 'revalidating a cached page failed'),
  );
  const { sendFresh, sendKept } = pageSender(pagePolicies(configuration, parts.offerOf));
  const limitRendering = renderingLimit(app, configuration.rateLimitFactor);
  const render = pageRenderer(app, parts.renderPage ?? portalIsMissing, parts);

  // No async function: a page from the cache is answered within the call, without waiting for anything.
  app.get('/*', { config: { anyHost: true, ...UNLIMITED } }, (request, reply) => {
    const path = pathOf(request.url);
    const { site } = request;
    if (site === null) return answerWithoutSite(request, reply, path);
    if (!asksForPage(request) || isMissingFile(site, path)) return reply.callNotFound();
    const answer = answerPage(request, reply, site, path);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      const isRefusal = error instanceof DomainError;
      if (isRefusal && error.code !== 'page_unavailable') throw error;
      if (!isRefusal) request.log.error({ err: error, site: site.id, path }, 'rendering a page failed');
      return sendUnavailable(request, reply);
    });
  });

  function answerPage(request: FastifyRequest, reply: FastifyReply, site: PublishedSite, path: string) {
    const variant = pageVariant(site, path, request.query as Record<string, unknown>, {
      language: request.language,
      device: deviceOf(request),
      session: hasSessionCookie(request) ? 'present' : 'guest',
    });
    return whenReady(parts.status.recent(site.id), (override) => {
      const inForce = statusInForce(site, override);
      const place = { ip: plainAddress(request.ip), country: parts.countryOf(request) };
      const state = pageStateOf(inForce, place);
      // A whole-page state is shown at every address, so it never redirects.
      const redirection = state === 'normal' ? redirectionOf(site.layout, path, mayHaveAccount(request, site)) : null;
      if (redirection) return sendRedirection(request, reply, redirection);
      if (state === 'normal' && !configuration.isDevelopment && request.preview === null)
        return answerFromCache(request, reply, variant);
      // A whole-page state tells the visitor's own address, so it is made for this answer alone.
      const visitor = state === 'normal' ? null : presentVisitor(site, inForce, place, request.language);
      return limitRendering(request)
        .then(() => render(variant, { state, visitor }))
        .then((page) => sendFresh(request, reply, shown(request, page)));
    });
  }

  function answerFromCache(request: FastifyRequest, reply: FastifyReply, variant: PageVariant) {
    return whenReady(parts.contentVersion(variant.site.id), (version) => {
      const make = () => render(variant, { state: 'normal', visitor: null });
      const page = cache.get(pageKey(variant, version), make, () => limitRendering(request));
      return whenReady(page, (kept) => sendKept(request, reply, kept));
    });
  }

  function answerWithoutSite(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    if (configuration.mode === 'demo' && DEMO_HOSTS.has(hostOf(request)) && path === '/') {
      return sendBrandList(reply, parts.sites.all(), request.socket.localPort ?? configuration.port);
    }
    if (!asksForPage(request)) throw new DomainError('unknown_site');
    return sendInvalidUrl(request, reply);
  }
}

/** The page as it is sent; a preview gets a bar that ends it. */
function shown(request: FastifyRequest, page: FreshPage): FreshPage {
  const { preview } = request;
  return preview === null ? page : { ...page, html: withPreviewBar(page.html, request, preview.revision) };
}

const portalIsMissing: RenderPage = async () => {
  throw new DomainError('page_unavailable');
};

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const text = message('error.page_unavailable', request.language);
  reply.code(503).header('retry-after', '10');
  return sendPlainPage(reply, {
    lang: writtenIn(request.language).tag,
    title: request.site?.site.name ?? 'Marquee',
    body: `<p>${escapeHtml(text)}</p>`,
  });
}

/**
 * Tells a browser that the address is none of ours (specification, section 8, "Invalid URL"); calls are refused in the
 * envelope.
 */
function sendInvalidUrl(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = request;
  const { tag, direction } = writtenIn(language);
  return sendPlainPage(reply.code(404), {
    lang: tag,
    direction,
    title: message('status.invalidUrl.title', language),
    body: `<p>${escapeHtml(message('status.invalidUrl.message', language))}</p>`,
  });
}

/** Whether a path that no page has looks like a file's: who asks for a picture or a script has no use for a page. */
function isMissingFile(site: PublishedSite, path: string): boolean {
  return FILE_NAME.test(path) && matchPage(site.layout, path) === null && redirectTarget(site.layout, path) === null;
}

/**
 * Whether the visitor's session can be anybody's. Its worth is found out later; while accounts are closed there is
 * none.
 */
function mayHaveAccount(request: FastifyRequest, { site }: PublishedSite): boolean {
  return hasSessionCookie(request) && isModuleOn(site.flags, 'SIGNIN3');
}

/**
 * Leads to another page of the site, the query kept. Browsers may not remember it: documents change, and visitors sign
 * in.
 */
function sendRedirection(request: FastifyRequest, reply: FastifyReply, { to, reason }: Redirection): FastifyReply {
  const query = request.url.slice(pathOf(request.url).length);
  return reply.header('cache-control', 'no-store').redirect(`${to}${query}`, reason === 'moved' ? 308 : 302);
}
