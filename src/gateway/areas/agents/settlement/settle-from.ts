import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AgentPlan, PlanPeriod } from '../contracts/plan-of.ts';
import { findProgress, hasSettled, insertProgress, updateProgress } from '../repository/progress-repository.ts';
import { presentRules } from './kind-progress.ts';
import { periodAt } from './plan-periods.ts';

/**
 * Has a kind settled from the first period on that begins at a moment or later, before or after now. Nothing happens
 * where the site does not pay by the kind, and once anything of it was settled: no period is paid twice.
 */
export async function settleFrom(
  tx: SiteTransaction,
  site: PublishedSite,
  kind: AgentPlan['kind'],
  at: Date,
): Promise<void> {
  const rules = presentRules(site, kind);
  if (rules === null) return;
  const period = periodAt(rules.period as PlanPeriod, rules.zone, at);
  const from = period.from.getTime() === at.getTime() ? period.from : period.until;
  await insertProgress(tx, site.id, { kind, from, rules });
  await findProgress(tx, site.id, kind);
  if (await hasSettled(tx, site.id, kind)) return;
  await updateProgress(tx, site.id, kind, { settledTo: from, rules, offAt: null, onAt: null });
}
