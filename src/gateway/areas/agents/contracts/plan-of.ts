import type { AgentPlanKind } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { isOnRequest, type PaidPeriod, paidPeriod } from '#document/agent-plans.ts';
import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { storedTiers } from './stored-tiers.ts';

/** In the order in which they are settled: what is due soonest goes first. */
export const PLAN_KINDS = ['realtime', 'hourly', 'daily', 'dividend'] as const satisfies readonly AgentPlanKind[];

/** What a period is: five minutes, an hour, or days of the site. */
export type PlanPeriod = PaidPeriod;

/** How a site pays agents by a kind. */
export interface AgentPlan {
  readonly kind: AgentPlanKind;
  readonly period: PlanPeriod;
  /** Days after a period's end that it is paid. */
  readonly payAfterDays: number;
  /** Whether a period below zero is deducted from the next. */
  readonly isCarried: boolean;
  /** Whether payments need nobody to ask for them. */
  readonly isAutomatic: boolean;
  /** What an active member bets at least, in minor units. */
  readonly minBetMinor: bigint;
  readonly offerDays: number;
  /** The terms of every agent directly under the house. */
  readonly houseTiers: readonly StoredTier[];
}

/** The plan of a kind; null where the site does not pay by it. */
export function planOf({ site }: Pick<PublishedSite, 'site'>, kind: AgentPlanKind): AgentPlan | null {
  const { agentPlans: plans = {}, currency } = site;
  const period = paidPeriod(site, kind);
  if (period === null) return null;
  return {
    kind,
    period,
    payAfterDays: kind === 'dividend' ? (plans.payAfterDays ?? 0) : 0,
    isCarried: kind === 'dividend' && plans.carryOver !== 'none',
    isAutomatic: !isOnRequest(site, kind),
    minBetMinor: decimalToMinor(plans.minimumBet ?? '0', currency.decimals),
    offerDays: plans.offerDays ?? 7,
    houseTiers: storedTiers(plans.terms?.[kind] ?? [], currency.decimals),
  };
}

/** The plan of a kind. @throws DomainError `feature_disabled` where the site does not pay by it. */
export function givenPlan(site: Pick<PublishedSite, 'site'>, kind: AgentPlanKind): AgentPlan {
  const plan = planOf(site, kind);
  if (plan === null) throw new DomainError('feature_disabled');
  return plan;
}
