import type { AgentPlan, AgentPlanKind, DividendPeriod, ModId, SiteDocument } from '#contracts/generated/contracts.ts';
import { isModuleOn } from './flags.ts';

/** The module that each kind of payment to agents needs. */
export const PLAN_MODULES: Readonly<Record<AgentPlanKind, ModId>> = {
  dividend: 'DIVIDEND3',
  daily: 'DAILYSALARY3',
  hourly: 'HOURLYSALARY3',
  realtime: 'REALTIMESALARY3',
};

/** What a period of a payment to agents is: days of the site, an hour, or five minutes. */
export type PaidPeriod = DividendPeriod | 'hour' | 'fiveMinutes';

const SALARY_PERIODS = { daily: 'daily', hourly: 'hour', realtime: 'fiveMinutes' } as const;

/** The period by which a site pays agents by a kind; null where it does not. */
export function paidPeriod(
  { agentPlans, flags }: Pick<SiteDocument, 'agentPlans' | 'flags'>,
  kind: AgentPlanKind,
): PaidPeriod | null {
  if (agentPlans === undefined || !isModuleOn(flags, PLAN_MODULES[kind])) return null;
  if (kind === 'dividend') return agentPlans.dividend ?? null;
  return agentPlans.salary?.includes(kind) === true ? SALARY_PERIODS[kind] : null;
}

/** Whether agents have to ask for payments of a kind. */
export function isOnRequest({ agentPlans }: Pick<SiteDocument, 'agentPlans'>, kind: AgentPlanKind): boolean {
  return agentPlans?.onRequest?.includes(kind) === true;
}

const PLANS: readonly AgentPlan[] = ['dividend', 'daily', 'hourly', 'realtime'];

/**
 * The ways in which a site pays its agents (specification, section 2, "Agent centre menu pages"): what the desk shows
 * of earnings, and what the gateway answers.
 */
export function agentPlansOf(site: Pick<SiteDocument, 'agentPlans' | 'flags'>): readonly AgentPlan[] {
  return PLANS.filter((kind) => paidPeriod(site, kind) !== null);
}
