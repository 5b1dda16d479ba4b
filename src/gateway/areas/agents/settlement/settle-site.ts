import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type AgentPlan, PLAN_KINDS } from '../contracts/plan-of.ts';
import { countedTo } from '../repository/count-repository.ts';
import { updateProgress } from '../repository/progress-repository.ts';
import { type DuePeriod, settlePeriod } from '../repository/settlement-repository.ts';
import { type KindProgress, nextPeriod, noteProgress, presentRules, resumeKind } from './kind-progress.ts';
import { type PeriodTimes, siteDay, startOfSiteDay } from './plan-periods.ts';

/** Periods that one call settles of a kind at most: a day of five minutes and an hour. */
export const MOST_PERIODS = 300;

export interface SettleParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly clock: () => Date;
}

/**
 * Settles what is over and counted of a site, kind by kind and period by period. Each period is a transaction of its
 * own, so that whoever is stopped half-way goes on where it was. A period is settled if the site pays by the kind when
 * the period ends. A kind that fails does not keep the others.
 * @returns how many periods were settled.
 * @throws what the first kind failed with, once all were tried.
 */
export async function settleSite(parts: SettleParts, site: PublishedSite, stopping?: AbortSignal): Promise<number> {
  const counted = await parts.database.forSite(site.id, (tx) => countedTo(tx, site.id));
  const failures: unknown[] = [];
  let settled = 0;
  for (const kind of PLAN_KINDS) {
    try {
      settled += await settleKind(parts, site, { kind, counted, stopping });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return settled;
}

async function settleKind(
  { database, clock }: SettleParts,
  site: PublishedSite,
  asked: {
    readonly kind: AgentPlan['kind'];
    readonly counted: Date | null;
    readonly stopping: AbortSignal | undefined;
  },
): Promise<number> {
  const { kind, counted, stopping } = asked;
  const begun = await database.forSite(site.id, (tx) => noteProgress(tx, site, kind, clock()));
  if (begun === null) return 0;
  const end = begun.offAt ?? clock();
  let progress: KindProgress = begun;
  for (let settled = 0; ; settled += 1) {
    if (settled === MOST_PERIODS || stopping?.aborted) return settled;
    const period = nextPeriod(progress);
    if (period.until > end) {
      if (progress.onAt !== null) await database.forSite(site.id, (tx) => resumeKind(tx, site, kind));
      return settled;
    }
    if (counted === null || period.until > counted) return settled;
    const due = duePeriod(site, kind, { progress, period, at: clock() });
    // The calendar of the next period is the present one.
    const rules = (begun.offAt === null ? presentRules(site, kind) : null) ?? progress.rules;
    const next = { ...progress, settledTo: period.until, rules };
    const run = await database.forSite(site.id, async (tx) => {
      const made = await settlePeriod(tx, site.id, due);
      if (made !== null) await updateProgress(tx, site.id, kind, next);
      return made;
    });
    // Somebody else settles it, or its play is being counted again.
    if (run === null) return settled;
    progress = next;
  }
}

function duePeriod(
  { site }: PublishedSite,
  kind: AgentPlan['kind'],
  { progress, period, at }: { readonly progress: KindProgress; readonly period: PeriodTimes; readonly at: Date },
): DuePeriod {
  const { rules } = progress;
  const { from, until } = period;
  const { zone, payAfterDays, isCarried, isAutomatic, houseTiers } = rules;
  return {
    ...{ kind, period: rules.period, zone, currency: site.currency.code, from, until, at },
    dueAt: payAfterDays === 0 ? until : startOfSiteDay(siteDay(until, zone, payAfterDays), zone),
    minBetMinor: BigInt(rules.minBet),
    ...{ isCarried, houseTiers, isAutomatic },
  };
}
