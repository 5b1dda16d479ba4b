import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { REVISION_HEADER } from './envelope.ts';
import { isInProcess } from './in-process-calls.ts';
import { asksForPage } from './page-requests.ts';
import { cookieOf, setCookie } from './request-cookies.ts';
import { pathOf } from './request-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site as the browser previews it; null for everybody else. */
    preview: PublishedSite | null;
  }
}

/** Where previews come from. */
export interface PreviewSource {
  /** The site as the token's revision has it; null if the token is not valid for the site. */
  find(published: PublishedSite, token: string): Promise<PublishedSite | null>;
}

const COOKIE_SECONDS = 30 * 60;
const QUERY = 'preview';
const END_PATH = '/preview/end';
/** A path on the same host. Browsers read `//` and `/\\` as another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
/**
 * Files that outlive a preview, and calls on games, chats, sessions and a member's own account: they may write, and are
 * judged by what is published.
 */
const NEVER_PREVIEWED = [
  /^\/(?:service-worker\.js|offline|manifest\.webmanifest|robots\.txt|sitemap\.xml|favicon\.ico)$/,
  /^\/wps\/(?:operator|session|captcha|member)(?:\/|$)/,
  /^\/wps\/relay\/(?:GCSGAME_launchGame|CBS_launchChat)$/,
];

/**
 * Shows a revision that is not published to the browser that opened it. Pages and `GET /wps/…` are answered from that
 * revision; every other call is judged by what is published, so that no draft can move money. Nothing of a preview is
 * kept by a cache.
 */
export function sitePreview(app: FastifyInstance, previews: PreviewSource): void {
  app.decorateRequest('preview', null);

  // Not an async function, so that requests without a preview continue synchronously.
  app.addHook('onRequest', (request, reply, done) => {
    const { site } = request;
    const wanted = site === null || isInProcess(request) ? undefined : wantedToken(request);
    if (site === null || wanted === undefined) return done();
    const following = wanted.isNew
      ? begin(request, reply, site, wanted.token)
      : follow(request, reply, site, wanted.token);
    following.then((isAnswered) => (isAnswered ? undefined : done()), done);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.preview !== null) {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      // Pages reload if an answer names another revision than theirs.
      if (reply.hasHeader(REVISION_HEADER)) reply.header(REVISION_HEADER, String(request.preview.revision));
    }
    done(null, payload);
  });

  app.get<{ Querystring: { readonly to?: unknown } }>(END_PATH, async (request, reply) => {
    const { to } = request.query;
    forget(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .redirect(typeof to === 'string' && OWN_PATH.test(to) ? to : '/', 303);
  });

  async function begin(request: FastifyRequest, reply: FastifyReply, site: PublishedSite, token: string) {
    if ((await previews.find(site, token)) === null) forget(request, reply);
    else setCookie(request, reply, { name: cookieName(request), value: token, maxAgeSeconds: COOKIE_SECONDS });
    reply.header('cache-control', 'no-store').redirect(addressWithout(request.url), 303);
    return true;
  }

  async function follow(request: FastifyRequest, reply: FastifyReply, site: PublishedSite, token: string) {
    const preview = await previews.find(site, token);
    if (preview === null) forget(request, reply);
    request.preview = preview;
    if (preview !== null && isPreviewed(request)) request.site = preview;
    return false;
  }
}

/** The link that ends a preview, and leads back to an address. */
export const endOfPreview = (address: string): string => `${END_PATH}?to=${encodeURIComponent(address)}`;

/** Whether a request may belong to a preview. Such requests get no shared answers. */
export function mayBePreview({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie?.includes('preview=') ?? false;
}

function wantedToken(request: FastifyRequest): { readonly token: string; readonly isNew: boolean } | undefined {
  const asked = (request.query as Record<string, unknown> | undefined)?.[QUERY];
  if (typeof asked === 'string' && isReading(request) && asksForPage(request)) return { token: asked, isNew: true };
  const token = mayBePreview(request.raw) ? cookieOf(request, cookieName(request)) : undefined;
  return token === undefined || pathOf(request.url) === END_PATH ? undefined : { token, isNew: false };
}

function isPreviewed(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  if (!isReading(request) || NEVER_PREVIEWED.some((pattern) => pattern.test(path))) return false;
  return path.startsWith('/wps/') || asksForPage(request);
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The same address without the token, on the same host. */
function addressWithout(url: string): string {
  const path = pathOf(url);
  const query = new URLSearchParams(url.slice(path.length + 1));
  query.delete(QUERY);
  const rest = query.toString();
  const address = rest === '' ? path : `${path}?${rest}`;
  return OWN_PATH.test(address) ? address : '/';
}

/** On https the `__Host-` prefix binds the cookie to the host that set it. */
const cookieName = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-preview' : 'preview');

function forget(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { name: cookieName(request), value: '', maxAgeSeconds: 0 });
}
