import type { ContractPerson, IncomeDerivation } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { type ContractPeople, peopleFor } from '../contracts/contract-people.ts';
import type { PlanPeriod } from '../contracts/plan-of.ts';
import { shownRate } from '../contracts/stored-tiers.ts';
import {
  factsOfPayment,
  findPayment,
  type InputRow,
  readSettled,
  type SettledPayment,
  type ShareRow,
} from '../repository/contract-income-repository.ts';
import { teamAmong } from '../repository/contract-member-repository.ts';
import { payableOf, reckonShare } from '../settlement/reckon-share.ts';
import { paymentReference } from './payment-reference.ts';

/**
 * How a payment of an agent, or of somebody below it, came about. The check reckons it again from the stored inputs,
 * and where that is asked for from the facts of the period.
 * @throws DomainError `not_found` for payments of others.
 */
export async function readDerivation(
  { database, clock }: ContractParts,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  { paymentId, checksFacts }: { readonly paymentId: string; readonly checksFacts: boolean },
): Promise<IncomeDerivation> {
  const { payment, settled } = await database.forAgent(site.id, agentId, async (tx) => {
    const found = await findPayment(tx, site.id, paymentId);
    // An upline sees payments by contracts that it gave also after a move; whose play they came from, it does not.
    if (found === undefined || !(await teamAmong(tx, site.id, agentId, [found.agent_id])).has(found.agent_id))
      throw new DomainError('not_found');
    return { payment: found, settled: await readSettled(tx, site.id, found) };
  });
  const { run, share, inputs, below, contract } = settled;
  const { people, facts } = await database.forSite(site.id, async (tx) => ({
    people: await peopleFor(tx, site.id, agentId, [
      ...inputs.map(({ child_id }) => child_id),
      ...below.map((one) => one.agent_id),
      payment.agent_id,
    ]),
    facts: checksFacts ? await factsOfPayment(tx, site.id, payment) : null,
  }));
  const { decimals } = site.site.currency;
  const decimal = (minor: bigint | string): string => minorToDecimal(BigInt(minor), decimals);
  const again = reckonedAgain(settled, inputs);
  const tiers = contract?.tiers ?? run.house_tiers;
  return {
    ...{ paymentId, reference: paymentReference(payment, site.site.timeZone), kind: payment.kind },
    ...{ period: run.period as PlanPeriod, agent: people(payment.agent_id), state: payment.state },
    ...{ from: instant(run.from_at), until: instant(run.until_at), dueAt: instant(payment.due_at) },
    ...{ paidAt: payment.paid_at === null ? null : instant(payment.paid_at), settledAt: instant(run.settled_at) },
    ...{ currency: payment.currency, contract: { contractId: share.contract_id, version: contract?.version ?? null } },
    rows: inputs.map((input) => presentInput(input, { isDividend: run.kind === 'dividend', people, decimal })),
    ...{ turnover: decimal(share.turnover_minor), active: share.active, base: decimal(share.base_minor) },
    ...{ carried: decimal(share.carry_in_minor), net: decimal(again.share.net) },
    tiers: tiers.map((tier, index) => ({
      ...{ tier: index + 1, rate: shownRate(tier.rate), turnover: decimal(tier.turnover), active: tier.active },
      netLoss: tier.netLoss === null ? null : decimal(tier.netLoss),
      reached: again.share.conditions[index] ?? { turnover: false, netLoss: null, active: false },
      isReached: index + 1 === share.tier,
    })),
    ...{ tier: share.tier, tierRate: shownRate(share.tier_rate), uplineRate: shownCap(share, agentId) },
    ...{ rate: shownRate(Math.min(share.tier_rate, share.cap_rate)), gross: decimal(share.gross_minor) },
    shares: below.map((one) => presentShare(one, people, decimal)),
    ...{ downlines: decimal(share.downlines_minor), debt: decimal(share.debt_in_minor) },
    ...{ paid: decimal(share.paid_minor), carriedOn: decimal(share.carry_out_minor) },
    owedOn: decimal(share.debt_out_minor),
    check: {
      snapshot: again.agrees,
      facts: facts === null ? null : reckonedAgain(settled, facts).agrees && sameInputs(inputs, facts),
      checkedAt: clock().toISOString(),
    },
  };
}

/** The rate of its upline is told to an agent only where it was the limit. */
function shownCap({ agent_id, upline_id, tier_rate, cap_rate }: ShareRow, readerId: string): string | null {
  const isHidden = readerId === agent_id && upline_id !== '' && tier_rate < cap_rate;
  return isHidden ? null : shownRate(cap_rate);
}

type Inputs = ReadonlyArray<Omit<InputRow, 'site_id' | 'run_id' | 'agent_id' | 'upline_id'>>;

/** Reckons a share from inputs, and compares it with the stored one to the last unit. */
function reckonedAgain({ run, share, below, contract }: SettledPayment, inputs: Inputs) {
  const sum = (pick: (input: Inputs[number]) => bigint): bigint => inputs.reduce((all, one) => all + pick(one), 0n);
  const turnover = sum(({ bet_minor }) => BigInt(bet_minor));
  const base = sum((input) => baseOf(input, run.kind === 'dividend'));
  const active = inputs.reduce((all, one) => all + one.active, 0);
  const reckoned = reckonShare(
    { turnover, base, active },
    { tiers: contract?.tiers ?? run.house_tiers, carry: BigInt(share.carry_in_minor), cap: share.cap_rate },
  );
  const downlines = below.reduce((all, { gross_minor }) => all + BigInt(gross_minor), 0n);
  const { paid, owed } = payableOf(reckoned.gross, { downlines, debt: BigInt(share.debt_in_minor) });
  const now = [turnover, base, reckoned.gross, downlines, paid, owed, BigInt(active), BigInt(reckoned.tier)];
  const stored = [
    ...[share.turnover_minor, share.base_minor, share.gross_minor, share.downlines_minor, share.paid_minor],
    ...[share.debt_out_minor, share.active, share.tier],
  ].map(BigInt);
  return { share: reckoned, agrees: now.every((value, index) => value === stored[index]) };
}

function baseOf({ bet_minor, win_minor, bonus_minor, rebate_minor }: Inputs[number], isDividend: boolean): bigint {
  return isDividend
    ? BigInt(bet_minor) - BigInt(win_minor) - BigInt(bonus_minor) - BigInt(rebate_minor)
    : BigInt(bet_minor);
}

function sameInputs(inputs: Inputs, facts: Inputs): boolean {
  const text = (rows: Inputs): string =>
    rows
      .map((row) =>
        [row.child_id, row.members, row.active, row.bet_minor, row.win_minor, row.bonus_minor, row.rebate_minor].join(
          ' ',
        ),
      )
      .sort()
      .join('\n');
  return text(inputs) === text(facts);
}

interface Shown {
  readonly isDividend: boolean;
  readonly people: ContractPeople;
  readonly decimal: (minor: bigint | string) => string;
}

function presentInput(input: InputRow, { isDividend, people, decimal }: Shown): IncomeDerivation['rows'][number] {
  const member: ContractPerson | null = input.child_id === '' ? null : people(input.child_id);
  return {
    ...{ member, members: input.members, active: input.active, turnover: decimal(input.bet_minor) },
    netLoss: decimal(BigInt(input.bet_minor) - BigInt(input.win_minor)),
    ...{ bonuses: decimal(input.bonus_minor), rebates: decimal(input.rebate_minor) },
    base: decimal(baseOf(input, isDividend)),
  };
}

function presentShare(
  share: ShareRow,
  people: ContractPeople,
  decimal: Shown['decimal'],
): IncomeDerivation['shares'][number] {
  return {
    ...{ member: people(share.agent_id), base: decimal(share.base_minor), carried: decimal(share.carry_in_minor) },
    ...{ rate: shownRate(Math.min(share.tier_rate, share.cap_rate)), share: decimal(share.gross_minor) },
  };
}

const instant = (at: string): string => new Date(at).toISOString();
