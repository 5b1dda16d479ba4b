import type { FastifyRequest } from 'fastify';
import { NONCE_SLOT } from '#contracts/render-page.ts';
import { pagePolicy } from '#gateway/http/security/security-headers.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { ServiceOffer } from '#gateway/kit/offered-services.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';

/** The content policy of a page's answer. */
export type PolicyOf = (request: FastifyRequest, nonce: string) => string;

/** Content policies of sites: made once for each site and origin, with a slot for the nonce. */
export function pagePolicies(
  configuration: Pick<Settings, 'mode' | 'arcadePort' | 'isDevelopment'>,
  offerOf: ServiceOffer,
): PolicyOf {
  const { isDevelopment, mode, arcadePort } = configuration;
  const arcade = mode === 'demo' ? [`http://arcade.localhost:${arcadePort}`] : [];
  const made = new WeakMap<PublishedSite, { socketOrigin: string; pieces: readonly string[] }>();

  return (request, nonce) => {
    const published = siteOf(request);
    const socketOrigin = `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.headers.host ?? ''}`;
    const known = made.get(published);
    if (known?.socketOrigin === socketOrigin) return known.pieces.join(nonce);
    const { imageCDNs = [], launchGameCDNs = [], domainRoutes, analytics } = published.site;
    const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
    const policy = pagePolicy(NONCE_SLOT, {
      imageOrigins: originsOf(imageCDNs),
      frameOrigins: [...originsOf(launchGameCDNs), ...arcade],
      lineOrigins: domainRoutes.map(({ host }) => `${request.protocol}://${host}${port}`),
      socketOrigin,
      hasAnalytics: analytics?.gtagId !== undefined,
      phoneVerification: offerOf(published).phoneVerification,
      isDevelopment,
    });
    const pieces = policy.split(NONCE_SLOT);
    made.set(published, { socketOrigin, pieces });
    return pieces.join(nonce);
  };
}

function originsOf(urls: readonly string[]): string[] {
  return urls.filter((url) => url.startsWith('https://')).map((url) => new URL(url).origin);
}
