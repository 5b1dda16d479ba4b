import type { RealtimeSalary } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { givenPlan } from '../contracts/plan-of.ts';
import { readOwnTerms } from '../contracts/read-own-contracts.ts';
import { shownRate } from '../contracts/stored-tiers.ts';
import { lineOf, type WindowRow } from '../repository/contract-income-repository.ts';
import { sumsOfIncome } from '../repository/income-list-repository.ts';
import { periodAt, siteDay } from '../settlement/plan-periods.ts';
import { FULL_RATE, payableOf, type ReckonedShare, reckonShare } from '../settlement/reckon-share.ts';
import type { RunningWindows } from './running-windows.ts';

/**
 * The running five minutes of an agent's real-time salary, from bets that are not counted yet, a few seconds old at
 * most: what they would pay if they ended now, without what is owed from before.
 * @throws DomainError `feature_disabled` where the site pays no real-time salary.
 */
export async function readRunningSalary(
  parts: ContractParts & { readonly windows: RunningWindows },
  reader: Pick<ContractReader, 'site' | 'agentId'>,
): Promise<RealtimeSalary> {
  const { site, agentId } = reader;
  const { currency, timeZone: zone } = site.site;
  const plan = givenPlan(site, 'realtime');
  const now = parts.clock();
  const { from, until } = periodAt(plan.period, zone, now);
  const day = siteDay(now, zone);
  const window = await parts.windows(site, { from, until, minBetMinor: plan.minBetMinor });
  const { line, sums } = await parts.database.forSite(site.id, async (tx) => ({
    line: await lineOf(tx, site.id, agentId),
    sums: await sumsOfIncome(tx, site.id, { agentId, first: day, last: day }, now),
  }));
  const reckon = (rows: readonly WindowRow[], cap: number): ReckonedShare => {
    const turnover = rows.reduce((sum, row) => sum + BigInt(row.bet_minor), 0n);
    const active = rows.reduce((sum, row) => sum + row.active, 0);
    const tiers = rows[0]?.tiers ?? (rows.length === 0 ? [] : plan.houseTiers);
    return reckonShare({ turnover, base: turnover, active }, { tiers, carry: 0n, cap });
  };
  let cap = FULL_RATE;
  for (const above of line.slice(0, -1)) {
    const rows = window.of.get(above);
    if (rows !== undefined) cap = reckon(rows, cap).rate;
  }
  const ours = window.of.get(agentId) ?? [];
  const own = reckon(ours, cap);
  const downlines = (window.below.get(agentId) ?? []).reduce(
    (sum, one) => sum + reckon(window.of.get(one) ?? [], own.rate).gross,
    0n,
  );
  const decimal = (minor: bigint): string => minorToDecimal(minor, currency.decimals);
  const today = sums.find(({ kind }) => kind === 'realtime');
  return {
    ...{ currency: currency.code, from: from.toISOString(), until: until.toISOString() },
    secondsLeft: Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1_000)),
    turnover: decimal(ours.reduce((sum, row) => sum + BigInt(row.bet_minor), 0n)),
    active: ours.reduce((sum, row) => sum + row.active, 0),
    ...{ tier: own.tier, rate: shownRate(own.rate), gross: decimal(own.gross), downlines: decimal(downlines) },
    amount: decimal(payableOf(own.gross, { downlines, debt: 0n }).paid),
    paidToday: decimal(BigInt(today?.paid_minor ?? 0)),
    paymentsToday: today?.payments ?? 0,
    terms: await readOwnTerms(parts, reader, 'realtime'),
  };
}
