import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Balances, payment totals and play totals of a member. Amounts are in minor units. */
export interface MemberMoney {
  readonly balance: string;
  readonly bonus: string;
  readonly debt: string;
  readonly points: string;
  readonly deposited: string;
  readonly deposits: number;
  readonly withdrawn: string;
  readonly withdrawals: number;
  /** The part of open withdrawals that is neither sent nor given back. */
  readonly waiting: string;
  readonly staked: string;
  readonly won: string;
}

/**
 * Reads balances, payment totals and play totals of a member.
 * @param since the first day of the play totals, `2026-03-01`.
 */
export async function readMoney(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency, since }: { readonly memberId: string; readonly currency: string; readonly since: string },
): Promise<MemberMoney> {
  const { rows } = await sql<MemberMoney>`
    with account as (
      select a.account_id, a.kind, a.currency, b.balance from ledger_account a
      join ledger_balance b on b.site_id = a.site_id and b.account_id = a.account_id
      where a.site_id = ${siteId} and a.member_id = ${memberId} and a.vendor is null
    ), paid as (
      select
        coalesce(sum(credited_minor) filter (where flow = 'deposit'), 0) as deposited,
        count(*) filter (where flow = 'deposit' and credited_minor > 0)::integer as deposits,
        coalesce(sum(sent_minor - returned_minor) filter (where flow = 'withdrawal'), 0) as withdrawn,
        count(*) filter (where flow = 'withdrawal' and sent_minor > returned_minor)::integer as withdrawals,
        coalesce(sum(amount_minor - sent_minor - released_minor) filter (where flow = 'withdrawal'
          and state in ('requested', 'reviewing', 'approved', 'paying', 'partlyPaid')), 0) as waiting
      from payment where site_id = ${siteId} and member_id = ${memberId} and currency = ${currency}
    ), played as (
      select coalesce(sum(d.bet_minor), 0) as staked, coalesce(sum(d.win_minor), 0) as won
      from account a join record_round_day d on d.site_id = ${siteId} and d.account_id = a.account_id
      where a.kind = 'member' and a.currency = ${currency} and d.day >= ${since}::date
    ), held as (
      select
        coalesce(sum(balance) filter (where kind = 'member' and currency = ${currency}), 0) as balance,
        coalesce(sum(balance) filter (where kind = 'bonus' and currency = ${currency}), 0) as bonus,
        coalesce(sum(balance) filter (where kind = 'debt' and currency = ${currency}), 0) as debt,
        coalesce(sum(balance) filter (where kind = 'points'), 0) as points
      from account
    )
    select held.balance::text, held.bonus::text, held.debt::text, held.points::text, paid.deposited::text,
      paid.deposits, paid.withdrawn::text, paid.withdrawals, paid.waiting::text, played.staked::text, played.won::text
    from held, paid, played`.execute(tx);
  const [money] = rows;
  if (money === undefined) throw new Error('the sums of a member have no row');
  return money;
}
