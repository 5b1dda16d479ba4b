import type { SiteTransaction } from '#gateway/database/database.ts';
import type { StoredRules } from '#gateway/database/schema/agent-contract-schema.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type AgentPlan, type PlanPeriod, planOf } from '../contracts/plan-of.ts';
import { findProgress, insertProgress, updateProgress } from '../repository/progress-repository.ts';
import { type PeriodTimes, periodAt } from './plan-periods.ts';

/** How far a kind is settled on a site, and by which rules it goes on. */
export interface KindProgress {
  readonly settledTo: Date;
  /** Of the period that begins at `settledTo`. */
  readonly rules: StoredRules;
  /** When the site stopped paying by the kind; null while it pays. */
  readonly offAt: Date | null;
  readonly onAt: Date | null;
}

/**
 * How far a kind is settled, after what the site says now is noted; null where it has never paid by the kind. It begins
 * with the period that is running. A change of the calendar (the period, or the site's zone) waits for the end of the
 * period that is running, since contracts count for whole periods.
 */
export async function noteProgress(
  tx: SiteTransaction,
  site: PublishedSite,
  kind: AgentPlan['kind'],
  at: Date,
): Promise<KindProgress | null> {
  const present = presentRules(site, kind);
  let row = await findProgress(tx, site.id, kind);
  if (row === undefined && present !== null) {
    const { from } = periodAt(present.period as PlanPeriod, present.zone, at);
    await insertProgress(tx, site.id, { kind, from, rules: present });
    row = await findProgress(tx, site.id, kind);
  }
  const stored = row?.rules ?? present;
  if (row === undefined || stored === null) return null;
  const wasOff = row.off_at !== null;
  const progress = {
    settledTo: new Date(row.settled_to),
    // What was earned before the kind was turned off is settled by the rules of that time.
    rules: present === null || wasOff ? stored : { ...present, period: stored.period, zone: stored.zone },
    offAt: present === null || wasOff ? new Date(row.off_at ?? at) : null,
    onAt: present === null || !wasOff ? null : new Date(row.on_at ?? at),
  };
  await updateProgress(tx, site.id, kind, progress);
  return progress;
}

/** The period that is settled next. */
export function nextPeriod({ settledTo, rules }: Pick<KindProgress, 'settledTo' | 'rules'>): PeriodTimes {
  return { from: settledTo, until: periodAt(rules.period as PlanPeriod, rules.zone, settledTo).until };
}

/**
 * Goes on with a kind that was turned on again: with the period that was running then. Those that ended while it was
 * off are passed over.
 */
export async function resumeKind(tx: SiteTransaction, site: PublishedSite, kind: AgentPlan['kind']): Promise<void> {
  const rules = presentRules(site, kind);
  const row = await findProgress(tx, site.id, kind);
  if (rules === null || row === undefined || row.on_at === null) return;
  const settledTo = new Date(row.settled_to);
  const { from } = periodAt(rules.period as PlanPeriod, rules.zone, new Date(row.on_at));
  await updateProgress(tx, site.id, kind, {
    ...{ settledTo: from > settledTo ? from : settledTo, rules, offAt: null, onAt: null },
  });
}

/** The rules of a kind as the site has them now; null where it does not pay by it. */
export function presentRules(site: PublishedSite, kind: AgentPlan['kind']): StoredRules | null {
  const plan = planOf(site, kind);
  if (plan === null) return null;
  const { period, payAfterDays, isCarried, isAutomatic, houseTiers, minBetMinor } = plan;
  return {
    ...{ period, zone: site.site.timeZone, payAfterDays, isCarried, isAutomatic },
    ...{ minBet: `${minBetMinor}`, houseTiers },
  };
}
