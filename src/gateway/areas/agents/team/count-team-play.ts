import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { countPlay } from '../repository/count-repository.ts';

/**
 * How long after its end a slot is counted, so that every transfer of it has committed: transactions take seconds, and
 * gateways' clocks are kept together by NTP.
 */
export const COUNT_AFTER_MS = 2 * 60_000;

/** What one transaction counts at most. */
const STEP_HOURS = 6;

interface CountParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
}

/**
 * Counts the play and payments of a site's members for those above them, up to two minutes ago.
 * @returns up to when everything is counted.
 */
export async function countSitePlay(
  { database, clock }: CountParts,
  { id, site }: PublishedSite,
  stopping?: AbortSignal,
): Promise<Date> {
  const until = new Date(clock().getTime() - COUNT_AFTER_MS);
  const step = { zone: site.timeZone, currency: site.currency.code, until, hours: STEP_HOURS };
  for (let counted: Date | null = null; ; ) {
    const next = await database.forSite(id, (tx) => countPlay(tx, id, step));
    if (stopping?.aborted || next.getTime() === counted?.getTime()) return next;
    counted = next;
  }
}

/** Counts the play of every site. One that fails does not keep others. */
export async function countTeamPlay(
  parts: CountParts & { readonly sites: Pick<SiteDirectory, 'all'> },
  onFailed: (site: PublishedSite, error: unknown) => void,
  stopping?: AbortSignal,
): Promise<void> {
  for (const site of parts.sites.all())
    await countSitePlay(parts, site, stopping).catch((error: unknown) => onFailed(site, error));
}
