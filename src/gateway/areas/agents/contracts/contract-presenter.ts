import type { AgentContract, ContractEnding } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { ContractRow, ContractStepRow } from '../repository/contract-repository.ts';
import type { ContractPeople } from './contract-people.ts';
import { stateAt } from './contract-state.ts';
import { isTerminable } from './end-contracts.ts';
import type { PlanPeriod } from './plan-of.ts';
import { shownRate, shownTiers } from './stored-tiers.ts';

/** What a contract is shown with. */
interface ContractView {
  readonly site: PublishedSite;
  readonly agentId: string;
  readonly people: ContractPeople;
  readonly steps: readonly ContractStepRow[];
  readonly ends: readonly ContractEnding[];
  readonly at: Date;
}

/** A contract as its reader sees it, with what the reader may do. */
export function presentContract(row: ContractRow, view: ContractView): AgentContract {
  const state = stateAt(row, view.at);
  return {
    contractId: row.contract_id,
    kind: row.kind,
    period: row.period as PlanPeriod,
    version: row.version,
    state,
    member: view.people(row.member_id),
    upline: view.people(row.upline_id),
    tiers: shownTiers(row.tiers, view.site.site.currency.decimals),
    topRate: shownRate(row.top_rate),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    from: shownTime(row.from_at) ?? row.from_at,
    until: shownTime(row.until_at),
    ending: row.ending,
    offeredAt: new Date(row.offered_at).toISOString(),
    openUntil: new Date(row.expires_at).toISOString(),
    steps: view.steps
      .filter(({ contract_id }) => contract_id === row.contract_id)
      .map(({ step, by_id, reason, at }) => ({ step, by: by_id, reason, at: new Date(at).toISOString() })),
    may: actionsOf(row, state, view),
    ends: [...view.ends],
  };
}

/** A moment as the API has it; null for one that never comes. */
export function shownTime(at: string | null): string | null {
  return at === null || at === 'infinity' ? null : new Date(at).toISOString();
}

function actionsOf(
  row: ContractRow,
  state: AgentContract['state'],
  { agentId, site, at }: Pick<ContractView, 'agentId' | 'site' | 'at'>,
): AgentContract['may'] {
  const { member_id, upline_id } = row;
  if (state === 'offered' && agentId === member_id) return ['accept', 'reject'];
  if (state === 'offered' && agentId === upline_id) return ['withdraw'];
  const isParty = agentId === member_id || agentId === upline_id;
  return isParty && isTerminable(row, site, at) ? ['terminate'] : [];
}
