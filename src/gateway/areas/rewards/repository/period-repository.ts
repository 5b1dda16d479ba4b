import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Where it is kept how far the periods of a kind are paid. */
export type PaymentTable = 'rebate_payment' | 'cashback_payment' | 'raffle';

/** The days of a period, ISO dates. */
export interface PeriodDays {
  readonly first: string;
  readonly last: string;
}

/** The latest period that has begun. */
export async function latestPeriod(
  tx: SiteTransaction,
  siteId: string,
  table: PaymentTable,
): Promise<PeriodDays | undefined> {
  const { rows } = await sql<PeriodDays>`
    select p.first::text as first, p.last::text as last from ${sql.table(table)} p
    where p.site_id = ${siteId} order by p.first desc limit 1`.execute(tx);
  return rows[0];
}

/** Inserts a period that has begun, unless it is there. */
export async function beginPeriod(
  tx: SiteTransaction,
  siteId: string,
  table: PaymentTable,
  { first, last }: PeriodDays,
): Promise<void> {
  await tx
    .insertInto(table)
    .values({ site_id: siteId, first, last, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ended periods that are not paid as a whole, the earliest first, and the accounts up to which they are. */
export async function periodsToPay(
  tx: SiteTransaction,
  siteId: string,
  table: PaymentTable,
  today: string,
): Promise<ReadonlyArray<PeriodDays & { readonly after: string }>> {
  const { rows } = await sql<PeriodDays & { after: string }>`
    select p.first::text as first, p.last::text as last, p.after_account::text as after from ${sql.table(table)} p
    where p.site_id = ${siteId} and p.done_at is null and p.last < ${today}::date
    order by p.first`.execute(tx);
  return rows;
}

/** Saves up to which account a period is paid. */
export async function keepPayment(
  tx: SiteTransaction,
  siteId: string,
  table: PaymentTable,
  { first, after, doneAt }: { readonly first: string; readonly after: string; readonly doneAt: Date | null },
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ after_account: after, done_at: doneAt })
    .where('site_id', '=', siteId)
    .where('first', '=', first)
    .execute();
}

/** The next members, by account, who have played on days. */
export async function playersOf(
  tx: SiteTransaction,
  siteId: string,
  {
    first,
    last,
    from,
    until,
    ...page
  }: PeriodDays & {
    /** RFC 3339: when the first day begins, and the last one ends. */
    readonly from: string;
    readonly until: string;
    readonly currency: string;
    readonly after: string;
    readonly most: number;
  },
): Promise<ReadonlyArray<{ readonly account: string; readonly memberId: string }>> {
  // Rounds that are not added up yet are looked for themselves.
  const { rows } = await sql<{ account: string; memberId: string }>`
    select a.account_id::text as account, a.member_id as "memberId" from ledger_account a
    join member m on m.site_id = a.site_id and m.member_id = a.member_id
    left join record_progress p on p.site_id = a.site_id and p.account_id = a.account_id
    where a.site_id = ${siteId} and a.kind = 'member' and a.currency = ${page.currency} and a.vendor is null
      and a.account_id > ${page.after}::bigint
      and (exists (
          select from record_round_day d where d.site_id = a.site_id and d.account_id = a.account_id
            and d.day between ${first}::date and ${last}::date)
        or exists (
          select from game_round r where r.site_id = a.site_id and r.account_id = a.account_id
            and r.round_id >= greatest(coalesce(p.until_id, 0), ledger_id_at(${from}::timestamptz))
            and r.round_id < ledger_id_at(${until}::timestamptz)))
    order by a.account_id limit ${page.most}`.execute(tx);
  return rows;
}
