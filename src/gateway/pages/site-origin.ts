import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#gateway/configuration.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { siteAddress } from './brand-list.ts';

/** Where a site is known to be: scheme, host and port. */
export type OriginOf = (site: PublishedSite) => string;

/**
 * A site is known by its first host, whichever it is asked for at. Hosts of this machine are plain http on the gateway's port; any other
 * is https, which a proxy in front provides.
 */
export function siteOrigins(app: FastifyInstance, configuration: Pick<Configuration, 'port'>): OriginOf {
  const addressOf = siteAddresses(app, configuration);
  return ({ site: { hosts } }) => addressOf(hosts[0] ?? 'localhost');
}

/** Where a host is, by the same rule. */
export function siteAddresses(app: FastifyInstance, { port }: Pick<Configuration, 'port'>): (host: string) => string {
  return (host) => {
    if (host !== 'localhost' && !host.endsWith('.localhost')) return `https://${host}`;
    const listening = app.server.address();
    return siteAddress(host, listening !== null && typeof listening === 'object' ? listening.port : port);
  };
}
