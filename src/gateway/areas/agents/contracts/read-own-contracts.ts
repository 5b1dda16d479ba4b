import type { AgentPlanKind, ContractTerms, OwnContracts } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { contractMembers } from '../repository/contract-member-repository.ts';
import { type ContractRow, contractsAfter, openOffersOf } from '../repository/contract-repository.ts';
import type { ContractParts, ContractReader } from './contract-parts.ts';
import { peopleFor } from './contract-people.ts';
import { shownTime } from './contract-presenter.ts';
import { stateAt } from './contract-state.ts';
import { ownTerms } from './own-terms.ts';
import { givenPlan, PLAN_KINDS, planOf } from './plan-of.ts';
import { presentAll } from './read-contracts.ts';
import { shownTiers } from './stored-tiers.ts';

type Reader = Pick<ContractReader, 'site' | 'agentId'>;

/** What an agent is paid by, kind by kind, and the offers that wait for its answer. */
export async function readOwnContracts(parts: ContractParts, reader: Reader): Promise<OwnContracts> {
  const { site, agentId } = reader;
  const at = parts.clock();
  const uplineId = await uplineOf(parts, reader);
  const kinds = PLAN_KINDS.filter((kind) => planOf(site, kind) !== null);
  const terms = await Promise.all(kinds.map((kind) => readOwnTerms(parts, reader, kind)));
  const rows = await parts.database.forAgent(site.id, agentId, (tx) =>
    openOffersOf(tx, site.id, { memberId: agentId, kind: null }),
  );
  const open = rows.filter((row) => stateAt(row, at) === 'offered');
  const people = await parts.database.forSite(site.id, (tx) => peopleFor(tx, site.id, agentId, [uplineId ?? '']));
  return {
    upline: uplineId === null ? null : people(uplineId),
    terms: terms.toReversed(),
    offers: await presentAll(parts, reader, open, at),
    offerDays: site.site.agentPlans?.offerDays ?? 7,
  };
}

/** What an agent is paid by. @throws DomainError `feature_disabled` where the site does not pay by the kind. */
export async function readOwnTerms(parts: ContractParts, reader: Reader, kind: AgentPlanKind): Promise<ContractTerms> {
  const { site, agentId } = reader;
  const plan = givenPlan(site, kind);
  const at = parts.clock();
  const uplineId = await uplineOf(parts, reader);
  const { own, next } = await parts.database.forAgent(site.id, agentId, async (tx) => {
    const later = await contractsAfter(tx, site.id, { memberId: agentId, kind, at });
    return {
      own: await ownTerms(tx, site.id, { plan, agentId, uplineId, at }),
      next: later.find(({ from_at }) => new Date(from_at) > at) ?? null,
    };
  });
  const { decimals } = site.site.currency;
  const contract: ContractRow | null = own?.contract ?? null;
  return {
    ...{ kind, period: plan.period, isAutomatic: plan.isAutomatic, payAfterDays: plan.payAfterDays },
    ...{ isCarried: plan.isCarried, minimumBet: minorToDecimal(plan.minBetMinor, decimals) },
    isHouse: own !== null && contract === null,
    contractId: contract?.contract_id ?? null,
    version: contract?.version ?? null,
    tiers: shownTiers(own?.tiers ?? [], decimals),
    from: shownTime(contract?.from_at ?? null),
    until: shownTime(contract?.until_at ?? null),
    next: next === null ? null : ((await presentAll(parts, reader, [next], at))[0] ?? null),
  };
}

async function uplineOf({ database }: ContractParts, { site, agentId }: Reader): Promise<string | null> {
  const members = await database.forSite(site.id, (tx) => contractMembers(tx, site.id, [agentId]));
  return members.get(agentId)?.uplineId ?? null;
}
