import type { AgentContract } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { contractMembers } from '../repository/contract-member-repository.ts';
import {
  type ContractRow,
  contractsAfter,
  contractsBelow,
  findContract,
  holdTeams,
  insertStep,
  updateContract,
} from '../repository/contract-repository.ts';
import { depthBelow } from '../repository/line-repository.ts';
import { ratesAbove } from './contract-limits.ts';
import { type ContractNotice, tellParties } from './contract-notices.ts';
import type { ContractParts, ContractReader } from './contract-parts.ts';
import { assertTakes } from './contract-state.ts';
import { dropOffer, endContract, endOfRunning, isTerminable } from './end-contracts.ts';
import { countsFrom, termsOfOfferer } from './offer-contract.ts';
import { givenPlan } from './plan-of.ts';
import { readContract } from './read-contracts.ts';

/**
 * Accepts an offer. The contract counts from the first period that begins on its first day or later, and after the
 * answer; it replaces the one before. Contracts below that pay more at their best end when it begins, offers fall.
 * @throws DomainError `invalid_request` naming `agrees` where contracts below end and the agent did not agree,
 *   `contract_closed` where the offer does not stand any more, `not_found`, `feature_disabled`.
 */
export async function acceptContract(
  parts: ContractParts,
  reader: ContractReader,
  { contractId, agrees }: { readonly contractId: string; readonly agrees: boolean },
): Promise<AgentContract> {
  const { site } = reader;
  await parts.database.forSite(site.id, async (tx) => {
    const offer = await heldContract(tx, reader, contractId, 'member_id');
    const at = parts.clock();
    assertTakes(offer, 'accept', at);
    const plan = givenPlan(site, offer.kind);
    const uplineId = (await contractMembers(tx, site.id, [offer.member_id])).get(offer.member_id)?.uplineId;
    const from = countsFrom(offer.starts_on, plan, site, at);
    const own = await termsOfOfferer(tx, site, { plan, agentId: offer.upline_id, at: from });
    // The upline's own terms may have fallen since it offered.
    const stands = own !== null && Object.keys(ratesAbove(offer.tiers, own.tiers)).length === 0;
    const isOver = offer.until_at !== 'infinity' && new Date(offer.until_at) <= from;
    if (!stands || isOver || uplineId !== offer.upline_id || offer.period !== plan.period)
      throw new DomainError('contract_closed');
    const { member_id: memberId, kind, top_rate: above } = offer;
    const below = await contractsBelow(tx, site.id, { memberId, kind, above, at: from });
    if (below.length > 0 && !agrees) throw new DomainError('invalid_request', { fields: { agrees: 'required' } });
    const ending = { until: from, by: null, at };
    for (const before of await contractsAfter(tx, site.id, { memberId, kind, at: from }))
      await endContract(tx, site.id, before, { ...ending, ending: 'replaced' });
    const notices: ContractNotice[] = [];
    for (const one of below) {
      const isOffer = one.state === 'offered';
      if (isOffer) await dropOffer(tx, site.id, one, at);
      const time = isOffer ? undefined : await endContract(tx, site.id, one, { ...ending, ending: 'ended' });
      for (const to of [one.member_id, one.upline_id])
        notices.push({
          ...{ to, kind: isOffer ? 'contractWithdrawn' : 'contractEnded', contract: one },
          ...(time !== undefined && { time }),
        });
    }
    await updateContract(tx, site.id, contractId, { state: 'active', from_at: from.toISOString() });
    await noteStep(tx, reader, offer, { step: 'accepted', at });
    const time = from.toISOString();
    notices.push({ to: offer.upline_id, kind: 'contractAccepted', contract: offer, time });
    await tellParties(tx, site.id, notices, at);
  });
  return readContract(parts, reader, contractId);
}

/** Rejects an offer with a reason. @throws DomainError `contract_closed`, `not_found`. */
export async function rejectContract(
  parts: ContractParts,
  reader: ContractReader,
  { contractId, reason }: { readonly contractId: string; readonly reason: string },
): Promise<AgentContract> {
  await parts.database.forSite(reader.site.id, async (tx) => {
    const offer = await heldContract(tx, reader, contractId, 'member_id');
    const at = parts.clock();
    assertTakes(offer, 'reject', at);
    await updateContract(tx, reader.site.id, contractId, { state: 'rejected' });
    await noteStep(tx, reader, offer, { step: 'rejected', at, reason: reason.trim() });
    const notice = { to: offer.upline_id, kind: 'contractRejected', contract: offer, reason: reason.trim() } as const;
    await tellParties(tx, reader.site.id, [notice], at);
  });
  return readContract(parts, reader, contractId);
}

/** Withdraws an offer. @throws DomainError `contract_closed`, `not_found`. */
export async function withdrawContract(
  parts: ContractParts,
  reader: ContractReader,
  contractId: string,
): Promise<AgentContract> {
  await parts.database.forSite(reader.site.id, async (tx) => {
    const offer = await heldContract(tx, reader, contractId, 'upline_id');
    const at = parts.clock();
    assertTakes(offer, 'withdraw', at);
    await updateContract(tx, reader.site.id, contractId, { state: 'withdrawn' });
    await noteStep(tx, reader, offer, { step: 'withdrawn', at });
    await tellParties(tx, reader.site.id, [{ to: offer.member_id, kind: 'contractWithdrawn', contract: offer }], at);
  });
  return readContract(parts, reader, contractId);
}

/**
 * Terminates a contract at the end of the period that is running; either side may.
 * @throws DomainError `contract_closed` also where it ends then anyway, `not_found`.
 */
export async function terminateContract(
  parts: ContractParts,
  reader: ContractReader,
  contractId: string,
): Promise<AgentContract> {
  await parts.database.forSite(reader.site.id, async (tx) => {
    const contract = await heldContract(tx, reader, contractId, null);
    const at = parts.clock();
    if (!isTerminable(contract, reader.site, at)) throw new DomainError('contract_closed');
    const until = endOfRunning(contract, reader.site, at);
    const by = { id: reader.agentId, address: reader.address };
    const time = await endContract(tx, reader.site.id, contract, { ending: 'terminated', until, by, at });
    const to = reader.agentId === contract.member_id ? contract.upline_id : contract.member_id;
    await tellParties(tx, reader.site.id, [{ to, kind: 'contractTerminated', contract, time }], at);
  });
  return readContract(parts, reader, contractId);
}

/**
 * A contract for a change by one of its parties; the next change waits. The time of the change is read after this.
 * @param party the only one that may; null for either.
 */
async function heldContract(
  tx: SiteTransaction,
  { site, agentId }: ContractReader,
  contractId: string,
  party: 'member_id' | 'upline_id' | null,
): Promise<ContractRow> {
  await holdTeams(tx, site.id);
  const contract = await findContract(tx, site.id, contractId);
  if (contract === undefined) throw new DomainError('not_found');
  const isParty = agentId === contract.member_id || agentId === contract.upline_id;
  if (!isParty && (await depthBelow(tx, site.id, { agentId, memberId: contract.member_id })) === null)
    throw new DomainError('not_found');
  if (party === null ? !isParty : contract[party] !== agentId) throw new DomainError('contract_closed');
  return contract;
}

async function noteStep(
  tx: SiteTransaction,
  { site, agentId, address }: ContractReader,
  { contract_id, member_id }: ContractRow,
  {
    step,
    at,
    reason = null,
  }: { readonly step: 'accepted' | 'rejected' | 'withdrawn'; readonly at: Date; readonly reason?: string | null },
): Promise<void> {
  await insertStep(tx, site.id, { contract_id, member_id, step, by_id: agentId, address, reason, at });
}
