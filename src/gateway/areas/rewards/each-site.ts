import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';

/** Called where a member, or a whole site where that is null, failed. The next run of the job tries again. */
export type OnFailed = (siteId: string, memberId: string | null, error: unknown) => void;

interface SitesOfJob {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/** Does the work of a job for each site in turn; a site that fails does not stop the others. */
export async function eachSite(
  { sites, onFailed }: SitesOfJob,
  work: (site: PublishedSite) => Promise<void>,
): Promise<void> {
  for (const site of sites.all()) {
    try {
      await work(site);
    } catch (error) {
      onFailed(site.id, null, error);
    }
  }
}
