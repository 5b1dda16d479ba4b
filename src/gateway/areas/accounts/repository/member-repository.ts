import { type Insertable, type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { MemberTable } from '#gateway/database/schema/account-schema.ts';

export type MemberRow = Selectable<MemberTable>;
/** Stands in `frozen_by` for an operator; any other value is the id of an agent. */
export const FROZEN_BY_OPERATOR = '';
/** Whose code it is that somebody registers by. */
interface CodeOwner {
  readonly member_id: string;
  /** The code, where it is that of an agent's link. */
  readonly linkCode: string | null;
  /** Who registers by the link becomes an agent. */
  readonly isForAgents: boolean;
}

export type NewMember = Omit<Insertable<MemberTable>, 'site_id' | 'account_key' | 'first_signed_in_at'>;

/** The key that an account is looked up by; it ignores case. */
export function accountKeyOf(account: string): string {
  return account.trim().toLowerCase();
}

export async function findByAccount(
  tx: SiteTransaction,
  siteId: string,
  account: string,
): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account_key', '=', accountKeyOf(account))
    .executeTakeFirst();
}

export async function findById(tx: SiteTransaction, siteId: string, memberId: string): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/**
 * The member as it is now, and stays until the transaction ends: who changes its password meanwhile waits, and then
 * finds what this one wrote. Sessions and money, which refer to it, do not wait.
 */
export async function holdMember(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The member whose number was verified to be that one. */
export async function findByMobile(
  tx: SiteTransaction,
  siteId: string,
  mobileNum: string,
): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('mobile_num', '=', mobileNum)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst();
}

/** Whether an account has an address; several may, since nobody has to own what a form says. */
export async function hasEmail(tx: SiteTransaction, siteId: string, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('member')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The member that a code leads to; undefined for none, and for a link that is switched off. */
export async function findByCode(tx: SiteTransaction, siteId: string, code: string): Promise<CodeOwner | undefined> {
  const row = await tx
    .selectFrom('member_code')
    .leftJoin('team_link', (link) =>
      link.onRef('team_link.site_id', '=', 'member_code.site_id').onRef('team_link.code', '=', 'member_code.code'),
    )
    .select(['member_code.member_id', 'team_link.code as link', 'team_link.is_on', 'team_link.is_for_agents'])
    .where('member_code.site_id', '=', siteId)
    .where('member_code.code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  if (row === undefined || row.is_on === false) return undefined;
  return { member_id: row.member_id, linkCode: row.link, isForAgents: row.is_for_agents ?? false };
}

/**
 * Adds a member below its upline. A move of the upline that goes on meanwhile is waited for. Rejects with a unique
 * violation where account or number are taken.
 */
export async function insertMember(tx: SiteTransaction, siteId: string, member: NewMember): Promise<MemberRow> {
  // `team_move` takes the same lock. A statement of its own: the next one sees what the move wrote.
  await sql`select pg_advisory_xact_lock_shared(wallet_key_of('teams', ${siteId}, ''))`.execute(tx);
  const stored = await tx
    .insertInto('member')
    .values({ ...member, site_id: siteId, account_key: accountKeyOf(member.account) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`insert into member_upline (site_id, ancestor_id, descendant_id, depth)
    select site_id, ancestor_id, ${member.member_id}, depth + 1 from member_upline
      where site_id = ${siteId} and descendant_id = ${member.upline_id ?? ''}
    union all select ${siteId}, ${member.member_id}, ${member.member_id}, 0`.execute(tx);
  return stored;
}

export async function insertCode(tx: SiteTransaction, siteId: string, code: string, memberId: string): Promise<void> {
  await tx.insertInto('member_code').values({ site_id: siteId, code, member_id: memberId }).execute();
}

export async function updateMember(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  change: Partial<
    Pick<
      Insertable<MemberTable>,
      | 'password_hash'
      | 'password_changed_at'
      | 'must_change_password'
      | 'payment_password_hash'
      | 'payment_password_changed_at'
      | 'language'
      | 'nickname'
      | 'first_signed_in_at'
      | 'mobile_num'
      | 'mobile_verified_at'
      | 'email'
      | 'email_verified_at'
    >
  >,
): Promise<void> {
  await tx.updateTable('member').set(change).where('site_id', '=', siteId).where('member_id', '=', memberId).execute();
}
