import { type Insertable, type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PayoutAccountTable, PayoutKind } from '#gateway/database/schema/security-schema.ts';

export type PayoutAccountRow = Selectable<PayoutAccountTable>;

/** The owner of a row. */
interface Owner {
  readonly siteId: string;
  readonly memberId: string;
}

/**
 * Lets one change of a member's accounts pass at a time until the transaction ends, so that what was counted and what
 * the name was stays true. The member's row is not locked: sessions and money refer to it.
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

/** Adds an account. @returns false where somebody of the site has the number already. */
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

/** The account of a member by its id; undefined where it is none of the member's. */
export async function findPayoutAccount(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  kind: PayoutKind,
  accountId: string,
): Promise<PayoutAccountRow | undefined> {
  return tx
    .selectFrom('payout_account')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Notes that a second factor confirmed an account: it can be paid to from now on. */
export async function verifyPayoutAccount(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  accountId: string,
  now: string,
): Promise<void> {
  await tx
    .updateTable('payout_account')
    .set({ verified_at: now, usable_from: now })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether a member has a bank account that a second factor confirmed. */
export async function hasVerifiedBankAccount(tx: SiteTransaction, { siteId, memberId }: Owner): Promise<boolean> {
  const found = await tx
    .selectFrom('payout_account')
    .select('account_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'bank')
    .where('verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The name of a member's accounts that a confirmed account settled; null while none did. */
export async function readVerifiedName(tx: SiteTransaction, { siteId, memberId }: Owner): Promise<string | null> {
  const row = await tx
    .selectFrom('member_payee')
    .select('name')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** The name on the accounts that a member has at present; null where there is no account with a name. */
export async function readPresentName(tx: SiteTransaction, { siteId, memberId }: Owner): Promise<string | null> {
  const row = await tx
    .selectFrom('payout_account')
    .select('holder_name')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('holder_name', 'is not', null)
    .orderBy('added_at')
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirst();
  return row?.holder_name ?? null;
}

/** Settles the name of a member's accounts by a confirmed account. A name that was settled like that before stays. */
export async function settlePayeeName(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  name: string,
  now: string,
): Promise<void> {
  await tx
    .insertInto('member_payee')
    .values({ site_id: siteId, member_id: memberId, name, verified_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'member_id'])
        .doUpdateSet({ name, verified_at: now })
        .where('member_payee.verified_at', 'is', null),
    )
    .execute();
}
