import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { AgentContract, NewContract } from '#contracts/generated/contracts.ts';
import { isAgentType } from '#contracts/member-types.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { removeDraft } from '../repository/contract-draft-repository.ts';
import { contractMembers } from '../repository/contract-member-repository.ts';
import { findOfferOf, holdTeams, insertContract, insertStep, openOffersOf } from '../repository/contract-repository.ts';
import { depthBelow } from '../repository/line-repository.ts';
import { periodFrom, siteDay, startOfSiteDay } from '../settlement/plan-periods.ts';
import { judgeTiers, ratesAbove } from './contract-limits.ts';
import { tellParties } from './contract-notices.ts';
import type { ContractParts, ContractReader } from './contract-parts.ts';
import { stateAt } from './contract-state.ts';
import { dropOffer } from './end-contracts.ts';
import { ownTerms } from './own-terms.ts';
import { type AgentPlan, givenPlan } from './plan-of.ts';
import { readContract } from './read-contracts.ts';
import { topRate } from './stored-tiers.ts';

/**
 * Offers a contract to a direct downline: a new version, which counts once the downline accepts it. Once for each key.
 * The draft of it is taken away.
 * @throws DomainError `invalid_request` naming the field: another period than the site's, tiers that do not ascend, a
 *   rate above the offerer's own, a day that is not after today, somebody who is no agent directly below. `not_found`
 *   for anybody who does not stand below at all, `no_own_contract`, `offer_open`, `feature_disabled`,
 *   `idempotency_mismatch`.
 */
export async function offerContract(
  parts: ContractParts,
  reader: ContractReader,
  { asked, key }: { readonly asked: NewContract; readonly key: string },
): Promise<AgentContract> {
  const { site, agentId } = reader;
  const plan = givenPlan(site, asked.kind);
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const contractId = await parts.database.forSite(site.id, async (tx) => {
    await holdTeams(tx, site.id);
    const at = parts.clock();
    const known = await findOfferOf(tx, site.id, { uplineId: agentId, key });
    if (known !== undefined) {
      if (known.digest !== digest) throw new DomainError('idempotency_mismatch');
      return known.contract_id;
    }
    const times = daysOfOffer(asked, plan, site, at);
    const { tiers, fields } = judgeTiers(asked.tiers, asked.kind, site.site.currency.decimals);
    if (tiers === null) throw new DomainError('invalid_request', { fields });
    await assertDownline(tx, site.id, agentId, asked.memberId);
    const own = await termsOfOfferer(tx, site, { plan, agentId, at: times.from });
    if (own === null) throw new DomainError('no_own_contract');
    const above = ratesAbove(tiers, own.tiers);
    if (Object.keys(above).length > 0) throw new DomainError('invalid_request', { fields: above });
    await closeExpired(tx, site, asked, at);
    const offer = await insertContract(tx, site.id, {
      ...{ member_id: asked.memberId, upline_id: agentId, kind: asked.kind, period: plan.period, tiers },
      ...{ top_rate: topRate(tiers), starts_on: asked.startsOn, ends_on: asked.endsOn ?? null },
      ...{ from_at: times.from.toISOString(), until_at: times.until?.toISOString() ?? 'infinity' },
      ...{ state: 'offered', ending: null, offered_at: at.toISOString(), request_key: key, digest },
      expires_at: startOfSiteDay(siteDay(at, site.site.timeZone, plan.offerDays + 1), site.site.timeZone).toISOString(),
    });
    await insertStep(tx, site.id, {
      ...{ contract_id: offer.contract_id, member_id: offer.member_id, step: 'offered', reason: null, at },
      ...{ by_id: agentId, address: reader.address },
    });
    await removeDraft(tx, site.id, { uplineId: agentId, memberId: offer.member_id, kind: offer.kind });
    const time = offer.expires_at;
    await tellParties(tx, site.id, [{ to: offer.member_id, kind: 'contractOffered', contract: offer, time }], at);
    return offer.contract_id;
  });
  return readContract(parts, reader, contractId);
}

/** The terms of whoever offers, when the contract would begin to count. */
export async function termsOfOfferer(
  tx: SiteTransaction,
  site: PublishedSite,
  { plan, agentId, at }: { readonly plan: AgentPlan; readonly agentId: string; readonly at: Date },
) {
  const uplineId = (await contractMembers(tx, site.id, [agentId])).get(agentId)?.uplineId ?? null;
  return ownTerms(tx, site.id, { plan, agentId, uplineId, at });
}

/** When a contract counts: from the first period that begins on its first day or later. */
export function countsFrom(
  day: string,
  { period }: Pick<AgentPlan, 'period'>,
  { site }: PublishedSite,
  at: Date,
): Date {
  const start = startOfSiteDay(day, site.timeZone);
  return periodFrom(period, site.timeZone, start < at ? at : start).from;
}

/**
 * When an offer counts, and until when; null until it is replaced.
 * @throws DomainError `invalid_request` naming `period`, `startsOn` or `endsOn`.
 */
export function daysOfOffer(
  { startsOn, endsOn, period }: Pick<NewContract, 'startsOn' | 'endsOn' | 'period'>,
  plan: AgentPlan,
  site: PublishedSite,
  at: Date,
): { readonly from: Date; readonly until: Date | null } {
  if (period !== plan.period) throw new DomainError('invalid_request', { fields: { period: 'not_allowed_value' } });
  assertDay('startsOn', startsOn);
  if (startsOn <= siteDay(at, site.site.timeZone))
    throw new DomainError('invalid_request', { fields: { startsOn: 'out_of_range' } });
  const from = countsFrom(startsOn, plan, site, at);
  if (endsOn === undefined) return { from, until: null };
  assertDay('endsOn', endsOn);
  const until = startOfSiteDay(
    siteDay(startOfSiteDay(endsOn, site.site.timeZone), site.site.timeZone, 1),
    site.site.timeZone,
  );
  // Otherwise no period would ever count.
  if (until <= from) throw new DomainError('invalid_request', { fields: { endsOn: 'out_of_range' } });
  return { from, until };
}

function assertDay(field: string, day: string): void {
  try {
    Temporal.PlainDate.from(day, { overflow: 'reject' });
  } catch (error) {
    throw new DomainError('invalid_request', { fields: { [field]: 'wrong_format' }, cause: error });
  }
}

async function assertDownline(tx: SiteTransaction, siteId: string, agentId: string, memberId: string): Promise<void> {
  const depth = await depthBelow(tx, siteId, { agentId, memberId });
  if (depth === null) throw new DomainError('not_found');
  const member = (await contractMembers(tx, siteId, [memberId])).get(memberId);
  if (depth !== 1 || member === undefined || !isAgentType(member.type))
    throw new DomainError('invalid_request', { fields: { memberId: 'wrong_value' } });
}

async function closeExpired(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, kind }: Pick<NewContract, 'memberId' | 'kind'>,
  at: Date,
): Promise<void> {
  for (const offer of await openOffersOf(tx, site.id, { memberId, kind })) {
    if (stateAt(offer, at) === 'offered') throw new DomainError('offer_open');
    await dropOffer(tx, site.id, offer, at);
  }
}
