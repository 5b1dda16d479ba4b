import type { FastifyInstance } from 'fastify';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { siteAddress } from '#gateway/kit/site-address.ts';

/** The canonical origin of a site: scheme, host and port. */
export type OriginOf = (site: PublishedSite) => string;

/**
 * A site is known by its first host, whichever it is asked for at. Hosts of this machine are plain http on the
 * gateway's port; any other is https, which a proxy in front provides.
 */
export function siteOrigins(app: FastifyInstance, configuration: Pick<Settings, 'port'>): OriginOf {
  const addressOf = siteAddresses(app, configuration);
  return ({ site: { hosts } }) => addressOf(hosts[0] ?? 'localhost');
}

/** The origin of a host, by the same rule. */
export function siteAddresses(app: FastifyInstance, { port }: Pick<Settings, 'port'>): (host: string) => string {
  return (host) => {
    if (host !== 'localhost' && !host.endsWith('.localhost')) return `https://${host}`;
    const listening = app.server.address();
    return siteAddress(host, listening !== null && typeof listening === 'object' ? listening.port : port);
  };
}
