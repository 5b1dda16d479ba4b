import { type RawBuilder, sql } from 'kysely';
import type { ClearingAgeName } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Payments of one flow and age that hold money on the clearing account. */
export interface HeldSumRow {
  readonly flow: 'deposit' | 'withdrawal';
  readonly age: ClearingAgeName;
  readonly count: number;
  readonly held_minor: string;
}

/** A payment that holds money on the clearing account. */
export interface HeldPaymentRow {
  readonly payment_id: string;
  readonly flow: 'deposit' | 'withdrawal';
  readonly state: string;
  readonly held: string | null;
  readonly member_id: string;
  readonly account: string;
  readonly reference: string;
  readonly provider: string;
  readonly held_minor: string;
  /** When the money came to lie there. */
  readonly since: string;
  readonly looks: number;
}

/** Which payments to read: those of a currency, as of a time. */
interface Asked {
  readonly currency: string;
  readonly now: Date;
}

/** Sums of what payments hold on the clearing account, by flow and age. */
export async function heldSums(
  tx: SiteTransaction,
  siteId: string,
  { currency, now }: Asked,
): Promise<readonly HeldSumRow[]> {
  const { rows } = await sql<HeldSumRow>`
    select one.flow, one.age, count(*)::integer as count, sum(one.held_minor)::text as held_minor from (
      select h.flow, h.held_minor, case
        when h.since > ${now.toISOString()}::timestamptz - interval '1 hour' then 'hour'
        when h.since > ${now.toISOString()}::timestamptz - interval '1 day' then 'day'
        when h.since > ${now.toISOString()}::timestamptz - interval '3 days' then 'threeDays'
        when h.since > ${now.toISOString()}::timestamptz - interval '7 days' then 'week'
        else 'longer' end as age
      from (${holding(siteId, currency, isOpen)}) h where h.held_minor <> 0
    ) one group by one.flow, one.age`.execute(tx);
  return rows;
}

/** The payments that hold money on the clearing account for more than a day, the oldest first. */
export async function stuckPayments(
  tx: SiteTransaction,
  siteId: string,
  { currency, now, most }: Asked & { readonly most: number },
): Promise<readonly HeldPaymentRow[]> {
  const { rows } = await sql<HeldPaymentRow>`
    select h.payment_id::text, h.flow, h.state, h.held, h.member_id, m.account, h.reference, h.provider,
      h.held_minor::text, h.since, h.looks
    from (
      select * from (${holding(siteId, currency, isOldest(siteId, { now, most }))}) one
      where one.held_minor <> 0 and one.since <= ${now.toISOString()}::timestamptz - interval '1 day'
      order by one.since, one.payment_id limit ${most}
    ) h join member m on m.site_id = ${siteId} and m.member_id = h.member_id
    order by h.since, h.payment_id`.execute(tx);
  return rows;
}

/**
 * Payments that are followed up, in review or held. Each of the three has a partial index; finished payments are not
 * read.
 */
const isOpen = sql`(p.look_at < 'infinity' or p.state = 'reviewing' or p.held is not null)`;

/** The same, but only the oldest in review, where many may wait. */
const isOldest = (
  siteId: string,
  { now, most }: Pick<Asked, 'now'> & { readonly most: number },
) => sql`p.payment_id in (
  select payment_id from payment where site_id = ${siteId} and look_at < 'infinity'
  union all select payment_id from payment where site_id = ${siteId} and held is not null
  union all (select payment_id from payment where site_id = ${siteId} and state = 'reviewing'
    and created_at <= ${now.toISOString()}::timestamptz - interval '1 day'
    order by created_at, payment_id limit ${most}))`;

/** Payments that hold money on the clearing account. @param isMeant which of them are looked at. */
const holding = (siteId: string, currency: string, isMeant: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select p.payment_id, p.flow, p.state, p.held, p.member_id, p.reference, p.provider, p.looks,
    case p.flow
      when 'deposit' then p.received_minor - p.refunded_minor - p.credited_minor - p.fee_minor
      else p.amount_minor - p.sent_minor - p.released_minor - p.fee_minor end as held_minor,
    case p.flow
      when 'deposit' then (select max(e.at) from payment_event e
        where e.site_id = p.site_id and e.payment_id = p.payment_id and e.event = 'pay')
      else p.created_at end as since
  from payment p
  where p.site_id = ${siteId} and ${isMeant} and p.currency = ${currency} and (p.flow = 'deposit' and p.state = 'paid'
      or p.flow = 'withdrawal' and p.state in ('requested', 'reviewing', 'approved', 'paying', 'partlyPaid'))`;
