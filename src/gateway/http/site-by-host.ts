import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { siteOfInProcessCall } from './in-process-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the request; null on routes that belong to no site. */
    site: PublishedSite | null;
  }
  interface FastifyContextConfig {
    /** The route belongs to the platform, not to a site, and answers on every host. */
    anyHost?: boolean;
    /** Hosts beside those of sites that the route answers on, as `hostOf` gives them. */
    answersHost?: (host: string) => boolean;
  }
}

/**
 * Finds the site of every request by its Host header, and nothing else: a proxy has to pass the Host on, so that no
 * other header can name another site; a call of the gateway to itself carries its site along. Refuses an unknown host
 * with `unknown_site` before anything else looks at the request.
 */
export function siteByHost(app: FastifyInstance, sites: SiteDirectory): void {
  app.decorateRequest('site', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const site = siteOfInProcessCall(request) ?? sites.siteByHost(hostOf(request)) ?? null;
    request.site = site;
    const { anyHost, answersHost } = request.routeOptions.config;
    const isRefused = site === null && anyHost !== true && answersHost?.(hostOf(request)) !== true;
    done(isRefused ? new DomainError('unknown_site') : undefined);
  });
}

/** The host of a request: lower case, without port and without the dot of an absolute name. */
export function hostOf(request: Pick<FastifyRequest, 'raw'>): string {
  const header = request.raw.headers.host ?? '';
  const name = header.startsWith('[') ? header.replace(/\]:\d+$/, ']') : header.replace(/:\d+$/, '');
  return name.toLowerCase().replace(/\.$/, '');
}

/**
 * The site of a request on a route of sites.
 * @throws when the route forgot that it answers on any host.
 */
export function siteOf(request: FastifyRequest): PublishedSite {
  if (request.site === null) throw new DomainError('unknown_site');
  return request.site;
}
