import type { FieldErrorCode } from '#contracts/errors.ts';
import type { AgentPlanKind, NewContract, NewTeamAccount, TeamAccountMade } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { judgeTiers } from '../contracts/contract-limits.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { countsFrom, offerContract, termsOfOfferer } from '../contracts/offer-contract.ts';
import { PLAN_KINDS, planOf } from '../contracts/plan-of.ts';
import { rateOf, shownTiers, topRate } from '../contracts/stored-tiers.ts';
import { siteDay } from '../settlement/plan-periods.ts';

/** A contract for an account that is not there yet. */
export type FirstOffer = Omit<NewContract, 'memberId'>;

/**
 * Plans the contracts that are offered with a new account: they count from tomorrow once they are accepted, by the
 * offerer's own tiers, each lowered in the same proportion (specification, section 2, "registerCenter").
 * @throws DomainError `invalid_request` naming the kind whose rate is above the offerer's own, or which it has not.
 */
export async function planFirstOffers(
  { database, clock }: ContractParts,
  { site, agentId }: ContractReader,
  rates: NonNullable<NewTeamAccount['rates']>,
): Promise<readonly FirstOffer[]> {
  const at = clock();
  const { timeZone, currency, flags } = site.site;
  const startsOn = siteDay(at, timeZone, 1);
  const fields: Record<string, FieldErrorCode> = {};
  const offers: FirstOffer[] = [];
  await database.forSite(site.id, async (tx) => {
    for (const kind of PLAN_KINDS) {
      const asked = rates[kind];
      if (asked === undefined) continue;
      const plan = isModuleOn(flags, 'CONTRACT3') ? planOf(site, kind) : null;
      const own = plan && (await termsOfOfferer(tx, site, { plan, agentId, at: countsFrom(startsOn, plan, site, at) }));
      if (!plan || !own) fields[`rates.${kind}`] = 'not_allowed_value';
      else if (rateOf(asked) > topRate(own.tiers) || rateOf(asked) === 0) fields[`rates.${kind}`] = 'out_of_range';
      else {
        const tiers = shownTiers(loweredTiers(own.tiers, rateOf(asked)), currency.decimals);
        // A very low rate leaves tiers that do not ascend.
        if (judgeTiers(tiers, kind, currency.decimals).tiers === null) fields[`rates.${kind}`] = 'out_of_range';
        else offers.push({ kind, period: plan.period, tiers, startsOn });
      }
    }
  });
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_request', { fields });
  return offers;
}

/**
 * Offers the planned contracts to an account. The account is there, and its first password is in the answer alone: so
 * an offer that fails does not fail the others.
 * @param onFailed hears of failures that are no refusals.
 * @returns the contracts that were offered: terms of the offerer may have changed meanwhile.
 */
export async function makeFirstOffers(
  parts: ContractParts,
  reader: ContractReader,
  memberId: string,
  { offers, onFailed }: { readonly offers: readonly FirstOffer[]; readonly onFailed: (error: unknown) => void },
): Promise<TeamAccountMade['offers']> {
  const made: Array<{ kind: AgentPlanKind; rate: string }> = [];
  for (const offer of offers) {
    const key = `first ${memberId} ${offer.kind}`;
    try {
      const { kind, topRate: rate } = await offerContract(parts, reader, { asked: { ...offer, memberId }, key });
      made.push({ kind, rate });
    } catch (error) {
      if (!(error instanceof DomainError)) onFailed(error);
    }
  }
  return made;
}

/** Tiers with the highest rate that is asked for, each lowered in the same proportion; in hundredths of a percent. */
export function loweredTiers(own: readonly StoredTier[], highest: number): readonly StoredTier[] {
  const top = topRate(own);
  return own.map((tier) => ({ ...tier, rate: Math.floor((tier.rate * highest) / top) }));
}
