import { sql } from 'kysely';
import type { HeldReferralState } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { ReferralRow } from './referral-repository.ts';

/** A referral with the accounts of both. */
export type HeldRow = ReferralRow & { readonly friend: string; readonly referrer: string };

const referralsWithAccounts = (tx: SiteTransaction, siteId: string) =>
  tx
    .selectFrom('referral as r')
    .innerJoin('member as f', (join) =>
      join.onRef('f.site_id', '=', 'r.site_id').onRef('f.member_id', '=', 'r.friend_id'),
    )
    .innerJoin('member as b', (join) =>
      join.onRef('b.site_id', '=', 'r.site_id').onRef('b.member_id', '=', 'r.referrer_id'),
    )
    .selectAll('r')
    .select(['f.account as friend', 'b.account as referrer'])
    .where('r.site_id', '=', siteId)
    .where('r.held_at', 'is not', null);

/** A friend who was held; undefined for another one. */
export async function findHeld(tx: SiteTransaction, siteId: string, friendId: string): Promise<HeldRow | undefined> {
  return referralsWithAccounts(tx, siteId).where('r.friend_id', '=', friendId).executeTakeFirst();
}

/** One page of the friends who were held: those that wait by their age, the others the latest first. */
export async function pageOfHeld(
  tx: SiteTransaction,
  siteId: string,
  page: { readonly state: HeldReferralState; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly HeldRow[]; readonly count: number }> {
  const isMeant = {
    held: sql<boolean>`r.state = 'held'`,
    allowed: sql<boolean>`r.decided_at is not null and r.state <> 'refused'`,
    refused: sql<boolean>`r.state = 'refused'`,
  }[page.state];
  const { count } = await tx
    .selectFrom('referral as r')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('r.site_id', '=', siteId)
    .where('r.held_at', 'is not', null)
    .where(isMeant)
    .executeTakeFirstOrThrow();
  const rows = await referralsWithAccounts(tx, siteId)
    .where(isMeant)
    .orderBy('r.held_at', page.state === 'held' ? 'asc' : 'desc')
    .orderBy('r.friend_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, count: Number(count) };
}

/** The accounts of members, by id. */
export async function accountsOf(
  tx: SiteTransaction,
  siteId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('member')
    .select(['member_id', 'account'])
    .where('site_id', '=', siteId)
    .where('member_id', 'in', [...memberIds])
    .execute();
  return new Map(rows.map(({ member_id, account }) => [member_id, account]));
}
