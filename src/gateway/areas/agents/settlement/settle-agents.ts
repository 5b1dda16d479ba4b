import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { type PayParts, payAgents } from './pay-agents.ts';
import { type SettleParts, settleSite } from './settle-site.ts';

/** Settles and pays on every site. One that fails does not keep others. */
export async function settleAgents(
  parts: SettleParts & PayParts & { readonly sites: Pick<SiteDirectory, 'all'> },
  onFailed: (site: PublishedSite, error: unknown) => void,
  stopping?: AbortSignal,
): Promise<void> {
  for (const site of parts.sites.all()) {
    try {
      await settleSite(parts, site, stopping);
      await payAgents(parts, site, stopping);
    } catch (error) {
      onFailed(site, error);
    }
  }
}
