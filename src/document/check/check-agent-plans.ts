import type { AgentPlanKind, AgentTier, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { PLAN_MODULES } from '../agent-plans.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import type { JsonPath } from '../json-path.ts';
import { checkDecimals } from './check-amounts.ts';

/** Checks what a site pays agents: a kind that is on is paid by terms, whose tiers ascend. */
export function* checkAgentPlans({ agentPlans, currency, flags }: SiteDocument): Generator<Fault> {
  if (agentPlans === undefined) return;
  const { dividend, salary = [], minimumBet, terms = {}, onRequest = [] } = agentPlans;
  if (currency.isPlay)
    yield { path: ['agentPlans'], wrong: 'agents of a site with play coins cannot be paid', right: 'leave it out' };
  const kinds: readonly AgentPlanKind[] = [...(dividend === undefined ? [] : (['dividend'] as const)), ...salary];
  for (const [index, kind] of onRequest.entries())
    if (!kinds.includes(kind))
      yield { path: ['agentPlans', 'onRequest', index], wrong: `the site pays no ${kind}`, right: 'leave it out' };
  for (const kind of kinds)
    if (isModuleOn(flags, PLAN_MODULES[kind]) && terms[kind] === undefined)
      yield {
        path: ['agentPlans', 'terms'],
        wrong: `${PLAN_MODULES[kind]} is on, and agents under the house have no terms for ${kind}`,
        right: `give terms.${kind}, or turn the module off`,
      };
  if (minimumBet !== undefined) yield* checkDecimals(['agentPlans', 'minimumBet'], minimumBet, currency);
  for (const [kind, tiers] of Object.entries(terms)) {
    const at = ['agentPlans', 'terms', kind];
    if (!kinds.includes(kind as AgentPlanKind))
      yield { path: at, wrong: `the site pays no ${kind}`, right: 'leave the terms out, or let the site pay it' };
    for (const [index, tier] of tiers.entries()) {
      const here = [...at, index];
      yield* checkDecimals([...here, 'turnover'], tier.turnover, currency);
      if (tier.netLoss !== undefined) yield* checkDecimals([...here, 'netLoss'], tier.netLoss, currency);
    }
    for (const { field, tier } of tierFaults(tiers, kind as AgentPlanKind))
      yield faultOf([...at, tier, field], field, kind);
  }
}

/** What is wrong with a tier beside those before it. */
export interface TierFault {
  /** Counts from 0. */
  readonly tier: number;
  readonly field: 'turnover' | 'netLoss' | 'active' | 'rate';
}

/**
 * Finds where tiers do not ascend: no condition may fall from one to the next, and the rate has to grow. A net loss is
 * a condition of dividends alone.
 */
export function tierFaults(tiers: readonly AgentTier[], kind: AgentPlanKind): readonly TierFault[] {
  const faults: TierFault[] = [];
  for (const [tier, one] of tiers.entries()) {
    if (kind !== 'dividend' && one.netLoss !== undefined) faults.push({ tier, field: 'netLoss' });
    const before = tiers[tier - 1];
    if (before === undefined) continue;
    if (isLess(one.turnover, before.turnover)) faults.push({ tier, field: 'turnover' });
    if (isLess(one.netLoss ?? '0', before.netLoss ?? '0')) faults.push({ tier, field: 'netLoss' });
    if (one.active < before.active) faults.push({ tier, field: 'active' });
    if (!isLess(before.rate, one.rate)) faults.push({ tier, field: 'rate' });
  }
  return faults;
}

/** Documents have four decimals at most. */
const isLess = (one: string, other: string): boolean => decimalToMinor(one, 4) < decimalToMinor(other, 4);

function faultOf(path: JsonPath, field: TierFault['field'], kind: string): Fault {
  if (field === 'rate') return { path, wrong: 'the rate is not above that of the tier before', right: 'let it grow' };
  if (field === 'netLoss' && kind !== 'dividend')
    return { path, wrong: `a net loss is no condition of ${kind}`, right: 'leave it out' };
  return { path, wrong: 'the condition is below that of the tier before', right: 'let it stay or grow' };
}
