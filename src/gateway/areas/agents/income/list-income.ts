import type { AgentIncome, AgentPaymentState, AgentPlanKind, IncomeRow } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { daysBetween, stepsOf } from '#gateway/areas/records/records.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { PLAN_KINDS, planOf } from '../contracts/plan-of.ts';
import {
  type IncomePage,
  type IncomeRowOfDay,
  pageOfIncome,
  sumsOfIncome,
} from '../repository/income-list-repository.ts';
import { siteDay } from '../settlement/plan-periods.ts';
import { paymentReference } from './payment-reference.ts';

/** Which income is asked for; days of the site. */
export interface AskedIncome {
  readonly from?: string;
  readonly to?: string;
  readonly kind?: AgentPlanKind;
  readonly state?: AgentPaymentState;
  /** Payments of a day in one row, or each. */
  readonly each?: 'day' | 'payment';
  readonly sort?: IncomePage['sort'];
  readonly order?: IncomePage['order'];
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Days that are shown where none are named. */
export const USUAL_DAYS = 30;

/**
 * An agent's income of a range of days: sums by kind and by day, and a page of payments. Sums are of all payments of
 * the range, whatever the list is narrowed to.
 * @throws DomainError `invalid_request` naming `from` or `to`.
 */
export async function listIncome(
  { database, clock }: ContractParts,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  { from, to, kind, state, each, sort = 'time', order = 'down', pageNo, pageSize }: AskedIncome,
): Promise<AgentIncome> {
  const { timeZone: zone, currency } = site.site;
  const now = clock();
  const days = daysBetween({ from, to }, { zone, now, days: USUAL_DAYS });
  const filter = { ...rangeOf(days, zone, now), agentId, kind: kind ?? null, state: state ?? null };
  const { sums: all, page } = await database.forAgent(site.id, agentId, async (tx) => ({
    sums: await sumsOfIncome(tx, site.id, filter, now),
    page: await pageOfIncome(tx, site.id, filter, { byDay: each !== 'payment', sort, order, pageNo, pageSize }),
  }));
  const sums = all.filter(({ day }) => day <= days.last);
  const decimal = (minor: bigint): string => minorToDecimal(minor, currency.decimals);
  const total = (pick: (sum: (typeof sums)[number]) => string, of: (sum: (typeof sums)[number]) => boolean): string =>
    decimal(sums.filter(of).reduce((sum, row) => sum + BigInt(pick(row)), 0n));
  const kinds = PLAN_KINDS.toReversed().filter(
    (one) => planOf(site, one) !== null || all.some((sum) => sum.kind === one),
  );
  return {
    ...{ currency: currency.code, from: days.first, to: days.last },
    total: total(
      ({ amount_minor }) => amount_minor,
      () => true,
    ),
    byKind: kinds.map((one) => {
      const isOfKind = (sum: (typeof sums)[number]) => sum.kind === one;
      return {
        kind: one,
        amount: total(({ amount_minor }) => amount_minor, isOfKind),
        payments: sums.filter(isOfKind).reduce((sum, { payments }) => sum + payments, 0),
        paid: total(({ paid_minor }) => paid_minor, isOfKind),
        ready: total(({ ready_minor }) => ready_minor, isOfKind),
        upcoming: decimal(
          all
            .filter((sum) => isOfKind(sum) && sum.day > days.last)
            .reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n),
        ),
      };
    }),
    byDay: stepsOf(days, 'day').map(({ from: day }) => {
      const of = (one: AgentPlanKind) =>
        total(
          ({ amount_minor }) => amount_minor,
          (sum) => sum.kind === one && sum.day === day,
        );
      return { day, dividend: of('dividend'), daily: of('daily'), hourly: of('hourly'), realtime: of('realtime') };
    }),
    rows: page.rows.map((row) => presentIncomeRow(row, site, now)),
    totalCount: page.totalCount,
  };
}

/** The days of a list; one that ends today has what is due on days to come, too. */
export function rangeOf(
  { first, last }: { readonly first: string; readonly last: string },
  zone: string,
  now: Date,
): { readonly first: string; readonly last: string } {
  return { first, last: last === siteDay(now, zone) ? '9999-12-31' : last };
}

/** A row of the list of payments. */
export function presentIncomeRow(row: IncomeRowOfDay, { site }: PublishedSite, now: Date): IncomeRow {
  const isByDay = row.kind === 'hourly' || row.kind === 'realtime';
  return {
    ...{ kind: row.kind, day: row.day, from: new Date(row.from_at).toISOString() },
    until: new Date(row.until_at).toISOString(),
    contract: row.is_one_version ? { contractId: row.contract_id, version: row.version } : null,
    amount: minorToDecimal(BigInt(row.amount_minor), site.currency.decimals),
    payments: row.payments,
    state: row.state,
    isRunning: isByDay && row.day === siteDay(now, site.timeZone),
    dueAt: new Date(row.due_at).toISOString(),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
    paymentId: row.payment_id,
    reference: row.payment_id === null ? null : paymentReference({ ...row, payment_id: row.payment_id }, site.timeZone),
  };
}
