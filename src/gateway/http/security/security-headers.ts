import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PhoneVerificationInfo } from '#contracts/generated/contracts.ts';

/** The content security policy of answers that are not pages: nothing is allowed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The headers of every answer, besides a page's own content security policy. */
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

const STRICT_HEADERS_OVER_TLS = { ...STRICT_HEADERS, 'strict-transport-security': STRICT_TRANSPORT };

/** Gives every answer the strictest headers; a page replaces the content policy with its own. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(strictHeaders(request.protocol === 'https'));
    done();
  });
}

/** The same as names and values. */
export function strictHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  // Sent over plain http, HSTS would be ignored, or lock a local host out of it for two years.
  return isSecure ? STRICT_HEADERS_OVER_TLS : STRICT_HEADERS;
}

/** Origins from which a site's pages may load, beside their own. */
export interface PageSources {
  readonly imageOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  /** The site's official lines, whose speed the portal times. */
  readonly lineOrigins: readonly string[];
  /** The origin's own WebSocket address. */
  readonly socketOrigin: string;
  /** The site counts visits with Google Analytics, for those who agree. */
  readonly hasAnalytics: boolean;
  /** The service that verifies mobile numbers; null: none does. */
  readonly phoneVerification: Pick<PhoneVerificationInfo, 'emulatorUrl'> | null;
  /** Development alone: vite's client writes style elements that carry no nonce. */
  readonly isDevelopment: boolean;
}

/**
 * Policies of Trusted Types that the portal creates for its service worker, and its libraries: Swiper's, DOMPurify's
 * and the default one. `null` leaves Trusted Types out.
 */
const TRUSTED_TYPES: readonly string[] | null = ['html', 'dompurify', 'default', 'service-worker'];

/**
 * Origins to which Google's tag sends its data. The portal's own script, which has the nonce, loads the tag's script.
 */
const ANALYTICS_ORIGINS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The origins that pages reach besides their own if another service verifies numbers. */
interface PhonePolicy {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly trustedTypes: readonly string[];
}

const NO_PHONE_POLICY: PhonePolicy = { connect: [], frame: [], trustedTypes: [] };

/**
 * Firebase's calls, and the reCAPTCHA that stands before them: its frames, and the policy that Google's libraries make
 * their own markup with. Addresses of its scripts pass the default policy, which the portal sets up for them alone.
 */
const FIREBASE_POLICY: PhonePolicy = {
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  trustedTypes: ['goog#html'],
};

/** The stand-in of a demo asks for no reCAPTCHA. */
function phonePolicy(verification: PageSources['phoneVerification']): PhonePolicy {
  if (verification === null) return NO_PHONE_POLICY;
  const { emulatorUrl } = verification;
  return emulatorUrl === null ? FIREBASE_POLICY : { ...NO_PHONE_POLICY, connect: [new URL(emulatorUrl).origin] };
}

/**
 * The content policy of a page: everything is refused but what is named, and no inline code runs without the answer's
 * nonce.
 */
export function pagePolicy(nonce: string, sources: PageSources): string {
  const { isDevelopment, hasAnalytics } = sources;
  const analytics = hasAnalytics ? ANALYTICS_ORIGINS : [];
  const phone = phonePolicy(sources.phoneVerification);
  const frames = [...sources.frameOrigins, ...phone.frame];
  const trustedTypes = [...(hasAnalytics ? ['analytics'] : []), ...phone.trustedTypes];
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...sources.imageOrigins, ...analytics].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Vite tells the browser of changes on a port of its own.
    [
      "connect-src 'self'",
      isDevelopment ? 'ws:' : sources.socketOrigin,
      ...sources.lineOrigins,
      ...analytics,
      ...phone.connect,
    ].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(TRUSTED_TYPES && !isDevelopment
      ? ["require-trusted-types-for 'script'", `trusted-types ${[...TRUSTED_TYPES, ...trustedTypes].join(' ')}`]
      : []),
  ];
  return directives.join('; ');
}

/** Sets the content policy of a page's answer. */
export function setPagePolicy(reply: FastifyReply, policy: string): void {
  reply.header('content-security-policy', policy);
}
