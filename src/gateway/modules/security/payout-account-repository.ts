import { type Insertable, type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PayoutAccountTable, PayoutKind } from '#gateway/database/security-schema.ts';

export type PayoutAccountRow = Selectable<PayoutAccountTable>;

/** Whose something is. */
interface Owner {
  readonly siteId: string;
  readonly memberId: string;
}

/**
 * Lets one change of a member's accounts pass at a time until the transaction ends, so that what was counted and what the name was stays
 * true. The member's row is not locked: sessions and money refer to it.
 */
export async function lockPayouts(tx: SiteTransaction, { siteId, memberId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`marquee payouts ${siteId} ${memberId}`}, 0))`.execute(tx);
}

/** The accounts of a kind, the default first and then in the order in which they came. */
export async function listPayoutAccounts(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  kind: PayoutKind,
): Promise<PayoutAccountRow[]> {
  return tx
    .selectFrom('payout_account')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('is_default', 'desc')
    .orderBy('added_at')
    .orderBy('account_id')
    .execute();
}

/** How many accounts a member has of each kind. */
export async function countPayoutAccounts(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
): Promise<Readonly<Record<PayoutKind, number>>> {
  const rows = await tx
    .selectFrom('payout_account')
    .select(['kind', (expression) => expression.fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .groupBy('kind')
    .execute();
  const countOf = (kind: PayoutKind): number => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { bank: countOf('bank'), eWallet: countOf('eWallet') };
}

/** @returns false where somebody of the site has the number already. */
export async function insertPayoutAccount(
  tx: SiteTransaction,
  siteId: string,
  account: Omit<Insertable<PayoutAccountTable>, 'site_id'>,
): Promise<boolean> {
  const made = await tx
    .insertInto('payout_account')
    .values({ site_id: siteId, ...account })
    .onConflict((conflict) => conflict.columns(['site_id', 'number_digest']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Removes an account. @returns undefined where it is none of the member's. */
export async function deletePayoutAccount(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  kind: PayoutKind,
  accountId: string,
): Promise<PayoutAccountRow | undefined> {
  return tx
    .deleteFrom('payout_account')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Makes one account of a kind the default, and no other. */
export async function setDefaultPayout(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  kind: PayoutKind,
  accountId: string,
): Promise<void> {
  // One after the other: there is never more than one, not even within a statement.
  for (const isDefault of [false, true])
    await tx
      .updateTable('payout_account')
      .set({ is_default: isDefault })
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('account_id', isDefault ? '=' : '!=', accountId)
      .execute();
}

/** In whose name a member's accounts are; null while nothing has settled it. */
export async function readPayeeName(tx: SiteTransaction, { siteId, memberId }: Owner): Promise<string | null> {
  const row = await tx
    .selectFrom('member_payee')
    .select('name')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Settles in whose name a member's accounts are, for good. */
export async function settlePayeeName(tx: SiteTransaction, { siteId, memberId }: Owner, name: string): Promise<void> {
  await tx
    .insertInto('member_payee')
    .values({ site_id: siteId, member_id: memberId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
