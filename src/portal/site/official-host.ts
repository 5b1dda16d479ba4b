import { useEffect, useState } from 'react';
import type { SiteInfo } from '#contracts/generated/contracts.ts';

/** Whether a host is one of the site's own or of its official lines. */
export function isOfficial(hostname: string, { hosts, domainRoute }: Pick<SiteInfo, 'hosts' | 'domainRoute'>): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return hosts.includes(name) || domainRoute.some(({ host }) => host === name);
}

/**
 * Whether the page came by an address of the site's own: a stranger's server may pass our pages on under its name. The
 * prerendered page takes it for granted; the browser knows better.
 */
export function useOfficialHost(site: SiteInfo): boolean {
  const [isOurs, setOurs] = useState(true);
  useEffect(() => setOurs(isOfficial(window.location.hostname, site)), [site]);
  return isOurs;
}
