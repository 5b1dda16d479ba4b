import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type AgentPlan, PLAN_KINDS, planOf } from '../contracts/plan-of.ts';
import { countedTo } from '../repository/count-repository.ts';
import { type DuePeriod, passOver, settledTo, settlePeriod } from '../repository/settlement-repository.ts';
import { type PeriodTimes, periodAt, periodFrom, siteDay, startOfSiteDay } from './plan-periods.ts';

/** Periods that one call settles of a kind at most: a day of five minutes and an hour. */
export const MOST_PERIODS = 300;

export interface SettleParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
}

/**
 * Settles what is over and counted of a site, kind by kind and period by period. Each period is a transaction of its
 * own, so that whoever is stopped half-way goes on where it was. A kind begins with the period that is running when the
 * site first pays by it.
 * @returns how many periods were settled.
 */
export async function settleSite(
  { database, clock }: SettleParts,
  site: PublishedSite,
  stopping?: AbortSignal,
): Promise<number> {
  let settled = 0;
  const counted = await database.forSite(site.id, (tx) => countedTo(tx, site.id));
  for (const kind of PLAN_KINDS) {
    const plan = planOf(site, kind);
    if (plan === null) {
      await database.forSite(site.id, (tx) => passOver(tx, site.id, kind, clock()));
      continue;
    }
    const { timeZone: zone } = site.site;
    const now = clock();
    const running = periodAt(plan.period, zone, now).from;
    const done = await database.forSite(site.id, (tx) => settledTo(tx, site.id, kind, running));
    let next = periodFrom(plan.period, zone, done);
    for (let count = 0; count < MOST_PERIODS; count += 1) {
      if (counted === null || next.until > counted || next.until > now || stopping?.aborted) break;
      const due = duePeriod(site, plan, next, clock());
      const run = await database.forSite(site.id, (tx) => settlePeriod(tx, site.id, due));
      if (run !== null) settled += 1;
      next = periodFrom(plan.period, zone, next.until);
    }
  }
  return settled;
}

function duePeriod({ site }: PublishedSite, plan: AgentPlan, { from, until }: PeriodTimes, at: Date): DuePeriod {
  const { timeZone: zone } = site;
  return {
    ...{ kind: plan.kind, period: plan.period, zone, currency: site.currency.code, from, until, at },
    dueAt: plan.payAfterDays === 0 ? until : startOfSiteDay(siteDay(until, zone, plan.payAfterDays), zone),
    minBetMinor: plan.minBetMinor,
    isCarried: plan.isCarried,
    houseTiers: plan.houseTiers,
    isAutomatic: plan.isAutomatic,
  };
}
