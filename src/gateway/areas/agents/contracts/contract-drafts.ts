import type {
  AgentPlanKind,
  ContractDraft,
  ContractDrafts,
  SaveContractDraft,
} from '#contracts/generated/contracts.ts';
import { isAgentType } from '#contracts/member-types.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type DraftRow, listDrafts, removeDraft, storeDraft } from '../repository/contract-draft-repository.ts';
import { contractMembers } from '../repository/contract-member-repository.ts';
import { holdTeams } from '../repository/contract-repository.ts';
import { depthBelow } from '../repository/line-repository.ts';
import { siteDay } from '../settlement/plan-periods.ts';
import { judgeDraft } from './contract-limits.ts';
import type { ContractParts, ContractReader } from './contract-parts.ts';
import { daysOfOffer, termsOfOfferer } from './offer-contract.ts';
import { givenPlan, type PlanPeriod, planOf } from './plan-of.ts';

type Reader = Pick<ContractReader, 'site' | 'agentId'>;

/**
 * Drafts that an agent saved of offers to a direct downline. Those of kinds that the site does not pay any more, or
 * pays by another period, are left out.
 * @throws DomainError `not_found` for anybody who is no agent directly below.
 */
export async function readDrafts(
  { database }: ContractParts,
  { site, agentId }: Reader,
  memberId: string,
): Promise<ContractDrafts> {
  const rows = await database.forSite(site.id, async (tx) => {
    await assertDirect(tx, site.id, { agentId, memberId });
    return listDrafts(tx, site.id, { uplineId: agentId, memberId });
  });
  return { drafts: rows.filter(({ kind, period }) => planOf(site, kind)?.period === period).map(presentDraft) };
}

/**
 * Saves the draft of an offer, in place of the one before. It is validated as an offer is, except that fields of
 * tiers and the first day may be empty; an empty field has no faults.
 * @throws DomainError `not_found` for anybody who is no agent directly below; otherwise as `offerContract` does.
 */
export async function saveDraft(
  { database, clock }: ContractParts,
  { site, agentId }: Reader,
  {
    memberId,
    kind,
    asked,
  }: { readonly memberId: string; readonly kind: AgentPlanKind; readonly asked: SaveContractDraft },
): Promise<ContractDraft> {
  return database.forSite(site.id, async (tx) => {
    // A move or an offer that goes on meanwhile takes its drafts away.
    await holdTeams(tx, site.id);
    await assertDirect(tx, site.id, { agentId, memberId });
    const plan = givenPlan(site, kind);
    const at = clock();
    const { tiers, period, startsOn, endsOn } = asked;
    const days = { period, startsOn: startsOn ?? siteDay(at, site.site.timeZone, 1) };
    const { from } = daysOfOffer({ ...days, ...(endsOn !== undefined && { endsOn }) }, plan, site, at);
    const own = await termsOfOfferer(tx, site, { plan, agentId, at: from });
    if (own === null) throw new DomainError('no_own_contract');
    const fields = judgeDraft(tiers, { kind, decimals: site.site.currency.decimals, own: own.tiers });
    if (Object.keys(fields).length > 0) throw new DomainError('invalid_request', { fields });
    const draft = {
      ...{ upline_id: agentId, member_id: memberId, kind, period, tiers },
      ...{ starts_on: startsOn ?? null, ends_on: endsOn ?? null, saved_at: at.toISOString() },
    };
    await storeDraft(tx, site.id, draft);
    return presentDraft(draft);
  });
}

/** Takes a draft away; done also where there is none. @throws DomainError `not_found` as `readDrafts`. */
export async function discardDraft(
  { database }: ContractParts,
  { site, agentId }: Reader,
  { memberId, kind }: { readonly memberId: string; readonly kind: AgentPlanKind },
): Promise<void> {
  await database.forSite(site.id, async (tx) => {
    await assertDirect(tx, site.id, { agentId, memberId });
    await removeDraft(tx, site.id, { uplineId: agentId, memberId, kind });
  });
}

async function assertDirect(
  tx: SiteTransaction,
  siteId: string,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<void> {
  const member = (await contractMembers(tx, siteId, [memberId])).get(memberId);
  const isDirect = (await depthBelow(tx, siteId, { agentId, memberId })) === 1;
  if (!isDirect || member === undefined || !isAgentType(member.type)) throw new DomainError('not_found');
}

function presentDraft(row: Omit<DraftRow, 'site_id'>): ContractDraft {
  return {
    ...{ memberId: row.member_id, kind: row.kind, period: row.period as PlanPeriod },
    tiers: row.tiers as ContractDraft['tiers'],
    ...{ startsOn: row.starts_on, endsOn: row.ends_on, savedAt: new Date(row.saved_at).toISOString() },
  };
}
