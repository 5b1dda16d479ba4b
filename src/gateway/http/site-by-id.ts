import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';

/** The site that the path of an operator's call names. @throws DomainError `unknown_site`. */
export function siteById(sites: Pick<SiteDirectory, 'all'>, siteId: string): PublishedSite {
  const site = sites.all().find(({ id }) => id === siteId);
  if (site === undefined) throw new DomainError('unknown_site');
  return site;
}
