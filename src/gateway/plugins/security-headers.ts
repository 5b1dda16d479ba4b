import type { FastifyInstance, FastifyReply } from 'fastify';

/** What an answer that is no page may do in a browser: nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What every answer carries, beside a page's own content policy. */
export const STRICT_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': API_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Two years, as the preload lists ask. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Gives every answer the strictest headers; a page replaces the content policy with its own. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    for (const name in STRICT_HEADERS) reply.header(name, STRICT_HEADERS[name]);
    // Told over plain http it would be ignored, or lock a local host out of it for two years.
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}

/** Where pages of a site may load from beside their own origin. */
export interface PageSources {
  readonly imageOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  /** The site's official lines, whose speed the portal times. */
  readonly lineOrigins: readonly string[];
  /** The origin's own WebSocket address. */
  readonly socketOrigin: string;
  /** The site counts visits with Google Analytics, for those who agree. */
  readonly hasAnalytics: boolean;
  /** Development alone: vite's client writes style elements that carry no nonce. */
  readonly isDevelopment: boolean;
}

/**
 * Policies of Trusted Types that the portal creates for its service worker, and its libraries: Swiper's, DOMPurify's and the default one. `null` leaves Trusted
 * Types out.
 */
const TRUSTED_TYPES: readonly string[] | null = ['html', 'dompurify', 'default', 'service-worker'];

/** Where Google's tag sends what it counts. The script itself is loaded by the portal's own, which the nonce vouches for. */
const ANALYTICS_ORIGINS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The content policy of a page: everything is refused but what is named, and no inline code runs without the answer's nonce. */
export function pagePolicy(nonce: string, sources: PageSources): string {
  const { isDevelopment, hasAnalytics } = sources;
  const analytics = hasAnalytics ? ANALYTICS_ORIGINS : [];
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...sources.imageOrigins, ...analytics].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Vite tells the browser of changes on a port of its own.
    ["connect-src 'self'", isDevelopment ? 'ws:' : sources.socketOrigin, ...sources.lineOrigins, ...analytics].join(
      ' ',
    ),
    ['frame-src', ...(sources.frameOrigins.length > 0 ? sources.frameOrigins : ["'none'"])].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(TRUSTED_TYPES && !isDevelopment
      ? [
          "require-trusted-types-for 'script'",
          `trusted-types ${[...TRUSTED_TYPES, ...(hasAnalytics ? ['analytics'] : [])].join(' ')}`,
        ]
      : []),
  ];
  return directives.join('; ');
}

/** Sets the content policy of a page's answer. */
export function setPagePolicy(reply: FastifyReply, policy: string): void {
  reply.header('content-security-policy', policy);
}
