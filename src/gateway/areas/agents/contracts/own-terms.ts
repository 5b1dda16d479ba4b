import type { AgentPlanKind } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';
import { type ContractRow, contractInForce } from '../repository/contract-repository.ts';
import type { AgentPlan } from './plan-of.ts';

/** What an agent is paid by: a contract, or for those directly under the house its terms, which are no contract. */
export interface OwnTerms {
  readonly tiers: readonly StoredTier[];
  readonly contract: ContractRow | null;
}

/** The terms of an agent at a moment; null where it has none. */
export async function ownTerms(
  tx: SiteTransaction,
  siteId: string,
  asked: { readonly plan: AgentPlan; readonly agentId: string; readonly uplineId: string | null; readonly at: Date },
): Promise<OwnTerms | null> {
  const { plan, agentId, uplineId, at } = asked;
  const kind: AgentPlanKind = plan.kind;
  const contract = await contractInForce(tx, siteId, { memberId: agentId, kind, at });
  if (contract !== undefined && contract.period === plan.period) return { tiers: contract.tiers, contract };
  return uplineId === null && plan.houseTiers.length > 0 ? { tiers: plan.houseTiers, contract: null } : null;
}
