import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The faults in the ledger of a site; none where it balances. */
export interface LedgerFaults {
  /** Currencies whose entries do not sum to zero, with the remainder in minor units. */
  readonly unbalancedCurrencies: ReadonlyArray<{ readonly currency: string; readonly sum: string }>;
  /** Transfers whose own entries do not sum to zero. */
  readonly unbalancedTransfers: readonly string[];
  /** Accounts whose balance is not the sum of their entries. */
  readonly wrongBalances: ReadonlyArray<{ readonly accountId: string; readonly balance: string; readonly sum: string }>;
  /** Accounts of members, other than debts, with a negative balance. */
  readonly overdrawn: readonly string[];
}

/** Faults of a kind that are named at most. */
const MOST_NAMED = 20;

/**
 * Recomputes the ledger of a site and compares it with the stored balances (design of the house, "Money: one ledger"):
 * each currency and each transfer sums to zero, balances are the sum of their entries, and no member is below zero.
 */
export async function checkLedger(tx: SiteTransaction, siteId: string): Promise<LedgerFaults> {
  const currencies = await sql<{ currency: string; sum: string }>`
    select a.currency, sum(e.sum)::text as sum from (${sumsOf(siteId)}) e
      join ledger_account a on a.site_id = ${siteId} and a.account_id = e.account_id
    group by a.currency having sum(e.sum) <> 0 order by a.currency limit ${MOST_NAMED}`.execute(tx);
  // A row moves its amount between two accounts; what passes through a transit account must leave it.
  const transfers = await sql<{ transfer_id: string }>`
    select t.transfer_id from ledger_transfer t
      join ledger_account a on a.site_id = t.site_id and a.account_id = t.account_id
      join ledger_account c on c.site_id = t.site_id and c.account_id = t.counter_id
    where t.site_id = ${siteId} group by t.transfer_id
    having coalesce(sum(t.amount) filter (where c.kind = 'transit'), 0) <> 0 or count(distinct a.currency) > 1
      or bool_or(a.currency <> c.currency)
    order by t.transfer_id limit ${MOST_NAMED}`.execute(tx);
  const balances = await sql<{ account_id: string; balance: string; sum: string }>`
    select a.account_id, coalesce(b.balance, 0)::text as balance, coalesce(e.sum, 0)::text as sum
    from ledger_account a
      left join ledger_balance b on b.site_id = a.site_id and b.account_id = a.account_id
      left join (${sumsOf(siteId)}) e on e.account_id = a.account_id
    where a.site_id = ${siteId} and a.member_id is not null
      and (b.account_id is null or b.balance <> coalesce(e.sum, 0))
    order by a.account_id limit ${MOST_NAMED}`.execute(tx);
  const overdrawn = await sql<{ account_id: string }>`
    select account_id from ledger_balance where site_id = ${siteId} and not is_debt and balance < 0
    order by account_id limit ${MOST_NAMED}`.execute(tx);
  return {
    unbalancedCurrencies: currencies.rows,
    unbalancedTransfers: transfers.rows.map(({ transfer_id }) => transfer_id),
    wrongBalances: balances.rows.map(({ account_id, balance, sum }) => ({ accountId: account_id, balance, sum })),
    overdrawn: overdrawn.rows.map(({ account_id }) => account_id),
  };
}

/** What all transfers moved on each account, those of archived months too. */
function sumsOf(siteId: string) {
  return sql`
    select account_id, sum(amount) as sum from (
      select account_id, amount from ledger_entry where site_id = ${siteId}
      union all select account_id, amount from archived_sum where site_id = ${siteId}
    ) moved group by account_id`;
}

/** Whether a check found nothing. */
export const isSound = (faults: LedgerFaults): boolean => Object.values(faults).every((found) => found.length === 0);
