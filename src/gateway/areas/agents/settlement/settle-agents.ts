import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { type PayParts, payAgents } from './pay-agents.ts';
import { type SettleParts, settleSite } from './settle-site.ts';

/** Settles and pays on every site. What fails does not keep the rest: what is settled is paid. */
export async function settleAgents(
  parts: SettleParts & PayParts & { readonly sites: Pick<SiteDirectory, 'all'> },
  onFailed: (site: PublishedSite, error: unknown) => void,
  stopping?: AbortSignal,
): Promise<void> {
  for (const site of parts.sites.all()) {
    await settleSite(parts, site, stopping).catch((error: unknown) => onFailed(site, error));
    await payAgents(parts, site, stopping).catch((error: unknown) => onFailed(site, error));
  }
}
