import type { AgentPlan, SiteDocument } from '#contracts/generated/contracts.ts';

/**
 * The ways in which a site pays its agents (specification, section 2, "Agent centre menu pages"): what the desk shows
 * of earnings, and what the gateway answers.
 */
export function agentPlansOf({ agentPlans }: Pick<SiteDocument, 'agentPlans'>): readonly AgentPlan[] {
  const { dividend, salary = [] } = agentPlans ?? {};
  return [...(dividend === undefined ? [] : (['dividend'] as const)), ...salary];
}
