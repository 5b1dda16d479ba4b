import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Something that happened to a payment. */
export interface CaseStepRow {
  readonly at: string;
  /** A `CaseStepKind`. */
  readonly what: string;
  readonly amount_minor: string;
  /** As `payment_event` stores it: `member`, `operator anna`, … */
  readonly cause: string;
  readonly note: string | null;
}

/** A decision needs the latest steps only. */
const MOST_STEPS = 100;

/**
 * The steps of a payment, its member's reports and the operators' decisions, the oldest first. A step that only carries
 * out a decision is left out: the decision says the same, and why.
 */
export async function caseSteps(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
): Promise<readonly CaseStepRow[]> {
  const { rows } = await sql<CaseStepRow>`
    select * from (
      select one.* from (
        select e.at, e.event as what, e.amount_minor::text, e.cause, null::text as note, e.step::bigint as number
        from payment_event e
        where e.site_id = ${siteId} and e.payment_id = ${paymentId}::bigint
          and not (e.event in ('approve', 'reject') and e.cause like 'operator %')
        union all
        select d.decided_at, case
            when d.subject = 'arrival' and d.decision = 'approved' then 'decideGiveBack'
            when d.subject = 'arrival' then 'decideArrived'
            when d.decision = 'approved' then 'decideApproved' else 'decideRejected' end,
          d.amount_minor::text, 'operator ' || d.operator, nullif(d.reason, ''), 0
        from payment_decision d where d.site_id = ${siteId} and d.payment_id = ${paymentId}::bigint
        union all
        select h.at, h.what, '0', 'operator ' || h.operator, h.note, h.step_id
        from case_hold_step h where h.site_id = ${siteId} and h.payment_id = ${paymentId}::bigint
        union all
        select r.answered_at, case r.answer when 'partly' then 'reportPartly' else 'reportNotReceived' end,
          r.amount_minor::text, 'member', null, 0
        from withdrawal_part r
        where r.site_id = ${siteId} and r.payment_id = ${paymentId}::bigint and r.answer in ('partly', 'notReceived')
      ) one
      order by one.at desc, one.number desc limit ${MOST_STEPS}
    ) latest order by latest.at, latest.number`.execute(tx);
  return rows;
}

/** Sums of a member's payments in one currency, in minor units. */
export interface PaymentSums {
  readonly deposits: number;
  readonly deposited: string;
  readonly withdrawals: number;
  readonly withdrawn: string;
}

/** What a member deposited and was paid so far. */
export async function paymentSums(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
): Promise<PaymentSums> {
  const { rows } = await sql<PaymentSums>`
    select
      count(*) filter (where flow = 'deposit' and credited_minor > 0)::integer as deposits,
      coalesce(sum(credited_minor) filter (where flow = 'deposit'), 0)::text as deposited,
      count(*) filter (where flow = 'withdrawal' and sent_minor > returned_minor)::integer as withdrawals,
      coalesce(sum(sent_minor - returned_minor) filter (where flow = 'withdrawal'), 0)::text as withdrawn
    from payment where site_id = ${siteId} and member_id = ${memberId} and currency = ${currency}`.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('the sums of a member have no row');
  return sums;
}
