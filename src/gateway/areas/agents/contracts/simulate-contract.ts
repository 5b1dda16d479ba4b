import type {
  ContractSimulation,
  ContractSimulationQuery,
  SimulatedPeriod,
  SimulatedTerms,
} from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { StoredTier } from '#gateway/database/schema/agent-contract-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type PastPeriod, sharesOf } from '../repository/contract-income-repository.ts';
import { contractInForce, contractsBelow } from '../repository/contract-repository.ts';
import { depthBelow } from '../repository/line-repository.ts';
import { type PeriodTimes, periodsBefore, siteDay } from '../settlement/plan-periods.ts';
import { FULL_RATE, reckonShare } from '../settlement/reckon-share.ts';
import { judgeTiers, ratesAbove } from './contract-limits.ts';
import type { ContractParts, ContractReader } from './contract-parts.ts';
import { peopleFor } from './contract-people.ts';
import type { ReadPast } from './kept-past-periods.ts';
import { countsFrom, termsOfOfferer } from './offer-contract.ts';
import { type AgentPlan, givenPlan } from './plan-of.ts';
import { endingsOf } from './read-contracts.ts';
import { shownRate, topRate } from './stored-tiers.ts';

/** How a past period would have been shared. */
interface Terms {
  readonly tiers: readonly StoredTier[];
  carry: bigint;
}

/**
 * What an offer would have paid a direct downline in past periods and left its upline, beside the contract of today.
 * What periods below zero carry over is reckoned from the earliest of them on. It writes nothing.
 * @throws DomainError `not_found` for anybody who is not directly below, `invalid_request` naming `period` or a tier,
 *   `feature_disabled`.
 */
export async function simulateContract(
  parts: ContractParts & { readonly readPast: ReadPast },
  reader: ContractReader,
  asked: ContractSimulationQuery,
): Promise<ContractSimulation> {
  const { site, agentId } = reader;
  const { memberId, kind } = asked;
  const { timeZone: zone, currency } = site.site;
  const plan = givenPlan(site, kind);
  if (asked.period !== plan.period)
    throw new DomainError('invalid_request', { fields: { period: 'not_allowed_value' } });
  const { tiers, fields } = judgeTiers(asked.tiers, kind, currency.decimals);
  if (tiers === null) throw new DomainError('invalid_request', { fields });
  const at = parts.clock();
  const periods = periodsBefore(plan.period, zone, at, asked.periodsBack);
  const from = countsFrom(siteDay(at, zone, 1), plan, site, at);
  const known = await parts.database.forSite(site.id, async (tx) => {
    if ((await depthBelow(tx, site.id, { agentId, memberId })) !== 1) throw new DomainError('not_found');
    const isByDay = plan.period !== 'hour' && plan.period !== 'fiveMinutes';
    const range = { isByDay, zone, periods, minBetMinor: plan.minBetMinor };
    const shares = await sharesOf(tx, site.id, { agentId, kind, from: periods.at(-1)?.from ?? at });
    // The agent's own sums are needed only for periods that were not settled.
    const isSettled = periods.every(({ from: begin }) => shares.has(begin.toISOString()));
    const below = await contractsBelow(tx, site.id, { memberId, kind, above: topRate(tiers), at: from });
    return {
      below,
      own: await termsOfOfferer(tx, site, { plan, agentId, at: from }),
      today: await contractInForce(tx, site.id, { memberId, kind, at }),
      theirs: await parts.readPast(tx, site.id, { ...range, agentId, childId: memberId }),
      ours: isSettled ? new Map() : await parts.readPast(tx, site.id, { ...range, agentId, childId: '' }),
      shares,
      people: await peopleFor(
        tx,
        site.id,
        agentId,
        below.flatMap(({ member_id, upline_id }) => [member_id, upline_id]),
      ),
    };
  });
  const ownRateIn = (index: number, { from: begin }: PeriodTimes): number => {
    const share = known.shares.get(begin.toISOString());
    if (share !== undefined) return Math.min(share.tier_rate, share.cap_rate);
    const base = baseOf(plan, known.ours.get(index));
    return reckonShare(base, { tiers: known.own?.tiers ?? [], carry: 0n, cap: FULL_RATE }).rate;
  };
  const offer: Terms = { tiers, carry: 0n };
  const today: Terms | null = known.today === undefined ? null : { tiers: known.today.tiers, carry: 0n };
  const sums = { todayPaid: 0n, offerPaid: 0n, todayKept: 0n, offerKept: 0n };
  const decimal = (minor: bigint): string => minorToDecimal(minor, currency.decimals);
  const shown: SimulatedPeriod[] = [];
  // From the earliest on, because each takes along what the one before left.
  for (const [index, period] of [...periods.entries()].reverse()) {
    const past = known.theirs.get(index);
    const base = baseOf(plan, past);
    const own = ownRateIn(index, period);
    const carried = offer.carry;
    const asOffered = simulated(base, offer, { own, plan, decimals: currency.decimals });
    const asToday = today && simulated(base, today, { own, plan, decimals: currency.decimals });
    sums.offerPaid += asOffered.paid;
    sums.offerKept += asOffered.kept;
    sums.todayPaid += asToday?.paid ?? 0n;
    sums.todayKept += asToday?.kept ?? 0n;
    shown.unshift({
      ...{ from: period.from.toISOString(), until: period.until.toISOString(), hasData: past !== undefined },
      ...{ turnover: decimal(base.turnover), base: decimal(base.base), carried: decimal(carried), active: base.active },
      ...{ ownRate: shownRate(own), today: asToday?.terms ?? null, offer: asOffered.terms },
    });
  }
  return {
    currency: currency.code,
    periods: shown,
    ...{ todayPaid: decimal(sums.todayPaid), offerPaid: decimal(sums.offerPaid) },
    ...{ todayKept: decimal(sums.todayKept), offerKept: decimal(sums.offerKept) },
    faults: Object.entries(ratesAbove(tiers, known.own?.tiers ?? [])).map(([field, code]) => ({ field, code })),
    ends: await endingsOf(parts, reader, known.below, at, known.people),
  };
}

function baseOf({ kind }: AgentPlan, past: PastPeriod | undefined) {
  if (past === undefined) return { turnover: 0n, base: 0n, active: 0 };
  const { bet, win, bonus, rebate, active } = past;
  return { turnover: bet, base: kind === 'dividend' ? bet - win - bonus - rebate : bet, active };
}

/** Shares a period by some terms, and leaves in them what is carried over. */
function simulated(
  base: ReturnType<typeof baseOf>,
  terms: Terms,
  { own, plan, decimals }: { readonly own: number; readonly plan: AgentPlan; readonly decimals: number },
): { readonly paid: bigint; readonly kept: bigint; readonly terms: SimulatedTerms } {
  const { net, conditions, tier, rate, gross } = reckonShare(base, {
    tiers: terms.tiers,
    carry: terms.carry,
    cap: own,
  });
  const full = base.base > 0n ? (base.base * BigInt(own)) / BigInt(FULL_RATE) : 0n;
  terms.carry = plan.isCarried && net < 0n ? net : 0n;
  return {
    ...{ paid: gross, kept: full - gross },
    terms: {
      ...{ tier, rate: shownRate(rate), conditions: [...conditions] },
      ...{ paid: minorToDecimal(gross, decimals), kept: minorToDecimal(full - gross, decimals) },
    },
  };
}
