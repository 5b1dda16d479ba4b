import type { RegionRestriction, RegionRule, SiteStatus, StatusChange } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type KeptStatus, readKeptStatus, readLastChange } from '../repository/site-status-repository.ts';
import { statusInForce } from './site-status.ts';
import { isPast, isUnderWay, overrideAt } from './status-override.ts';

export interface StatusParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
}

/** Reads what is in force on a site and who changed it last. */
export async function readSiteStatus({ database, clock }: StatusParts, site: PublishedSite): Promise<SiteStatus> {
  const { kept, maintenanceChange, regionChange } = await database.forSite(site.id, async (tx) => ({
    kept: await readKeptStatus(tx, site.id),
    maintenanceChange: await readLastChange(tx, site.id, ['switch', 'plan']),
    regionChange: await readLastChange(tx, site.id, ['region']),
  }));
  const now = clock();
  const { offered, default: first } = site.site.languages;
  return {
    maintenance: { ...presentMaintenance(site, kept, now), changed: presentChange(maintenanceChange) },
    region: { ...presentRegion(site, kept), changed: presentChange(regionChange) },
    languages: [first, ...offered.filter((language) => language !== first)],
    timeZone: site.site.timeZone,
  };
}

function presentMaintenance(
  site: PublishedSite,
  kept: KeptStatus,
  now: Date,
): Omit<SiteStatus['maintenance'], 'changed'> {
  const { maintenance } = statusInForce(site, overrideAt(kept, now));
  const plan = kept.plan === null || isPast(kept.plan.endTime, now) ? null : kept.plan;
  const isPlanned = plan !== null && isUnderWay(plan, now);
  return {
    inForce: maintenance && {
      by: kept.maintenance?.enabled === true ? 'switch' : isPlanned ? 'plan' : 'document',
      endTime: maintenance.endTime ?? null,
    },
    switch: switchOf(kept),
    plan,
    document: site.site.maintenance?.enabled === true,
  };
}

function presentRegion(site: PublishedSite, { region }: KeptStatus): Omit<SiteStatus['region'], 'changed'> {
  const document = site.site.regionRestriction;
  return {
    inForce: region ?? (document === undefined ? null : ruleOf(document)),
    by: region === null ? 'document' : 'operator',
  };
}

/** A document's rule with its defaults. A message given by a translation key is left out: operators cannot edit it. */
function ruleOf({ mode = 'block', countries, unknown = 'allow', message }: RegionRestriction): RegionRule {
  return { mode, countries, unknown, ...(typeof message === 'object' && { message }) };
}

/** The switch without texts given by a translation key, which only documents have. */
function switchOf({ maintenance }: KeptStatus): SiteStatus['maintenance']['switch'] {
  if (maintenance === null) return null;
  const { title, message, ...rest } = maintenance;
  return {
    ...rest,
    ...(typeof title === 'object' && { title }),
    ...(typeof message === 'object' && { message }),
  };
}

function presentChange(change: { at: string; operator: string } | undefined): StatusChange | null {
  return change === undefined ? null : { by: change.operator, at: change.at };
}
