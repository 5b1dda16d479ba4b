import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

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

/**
 * The payments that hold money on the clearing account, the oldest first. They are found by the indexes of what is
 * looked after, reviewed or held, and not among all that are done.
 */
export async function heldPayments(
  tx: SiteTransaction,
  siteId: string,
  currency: string,
): Promise<readonly HeldPaymentRow[]> {
  const { rows } = await sql<HeldPaymentRow>`
    with open as (
      select payment_id from payment where site_id = ${siteId} and look_at < 'infinity'
      union select payment_id from payment where site_id = ${siteId} and state = 'reviewing'
      union select payment_id from payment where site_id = ${siteId} and held is not null
    ), holding as (
      select p.payment_id, p.flow, p.state, p.held, p.member_id, p.reference, p.provider, p.looks,
        case p.flow
          when 'deposit' then p.received_minor - p.refunded_minor - p.credited_minor - p.fee_minor
          else p.amount_minor - p.sent_minor - p.released_minor - p.fee_minor end as held_minor,
        case p.flow
          when 'deposit' then (select max(e.at) from payment_event e
            where e.site_id = p.site_id and e.payment_id = p.payment_id and e.event = 'pay')
          else p.created_at end as since
      from open join payment p on p.site_id = ${siteId} and p.payment_id = open.payment_id
      where p.currency = ${currency} and (p.flow = 'deposit' and p.state = 'paid'
        or p.flow = 'withdrawal' and p.state in ('requested', 'reviewing', 'approved', 'paying', 'partlyPaid'))
    )
    select h.payment_id::text, h.flow, h.state, h.held, h.member_id, m.account, h.reference, h.provider,
      h.held_minor::text, h.since, h.looks
    from holding h join member m on m.site_id = ${siteId} and m.member_id = h.member_id
    where h.held_minor <> 0 order by h.since, h.payment_id`.execute(tx);
  return rows;
}
