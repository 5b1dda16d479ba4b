import type { Selectable } from 'kysely';
import type { IdentityFacts } from '#contracts/generated/contracts.ts';
import type { MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { MemberCheckChangeTable, MemberCheckTable } from '#gateway/database/schema/protection-schema.ts';

export type MemberCheckRow = Selectable<MemberCheckTable>;
export type MemberCheckChangeRow = Selectable<MemberCheckChangeTable>;

/** A state that a check of a member comes into, and who brought it there. */
export interface MemberCheckState {
  readonly memberId: string;
  readonly kind: MemberCheckRow['kind'];
  readonly state: MemberCheckRow['state'];
  readonly at: Date;
  /** The operator's account; null where the member asked for the check. */
  readonly operator: string | null;
  readonly reason: string | null;
}

/** The age and name checks of a member. A check that was never requested has no row. */
export async function findMemberChecks(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<readonly MemberCheckRow[]> {
  return tx
    .selectFrom('member_check')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Brings a check into a state, and writes down who did. */
export async function saveMemberCheck(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind, state, at, operator, reason }: MemberCheckState,
): Promise<void> {
  const since = at.toISOString();
  await tx
    .insertInto('member_check')
    .values({ site_id: siteId, member_id: memberId, kind, state, since })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id', 'kind']).doUpdateSet({ state, since }))
    .execute();
  await tx
    .insertInto('member_check_change')
    .values({ site_id: siteId, member_id: memberId, kind, state, at: since, operator, reason })
    .execute();
}

/** Checks that wait for an operator, the longest waiting first. */
export async function listPendingChecks(
  tx: SiteTransaction,
  siteId: string,
  most: number,
): Promise<ReadonlyArray<MemberCheckRow & { readonly account: string }>> {
  return tx
    .selectFrom('member_check as c')
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'c.site_id').onRef('m.member_id', '=', 'c.member_id'),
    )
    .selectAll('c')
    .select('m.account')
    .where('c.site_id', '=', siteId)
    .where('c.state', '=', 'pending')
    .orderBy('c.since')
    .limit(most)
    .execute();
}

/** What was decided of a member's checks, newest first. */
export async function listMemberCheckChanges(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  most: number,
): Promise<readonly MemberCheckChangeRow[]> {
  return tx
    .selectFrom('member_check_change')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('change_id', 'desc')
    .limit(most)
    .execute();
}

/** The facts that a member's age and name are checked against. */
export async function readIdentityFacts(
  tx: SiteTransaction,
  siteId: string,
  member: Pick<MemberRow, 'member_id' | 'birthday' | 'email_verified_at' | 'mobile_verified_at'>,
): Promise<IdentityFacts> {
  const payee = await tx
    .selectFrom('member_payee')
    .select(['name', 'verified_at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', member.member_id)
    .executeTakeFirst();
  return {
    birthday: member.birthday,
    payee: payee?.name ?? null,
    isPayeeVerified: payee?.verified_at != null,
    isEmailVerified: member.email_verified_at !== null,
    isMobileVerified: member.mobile_verified_at !== null,
  };
}
