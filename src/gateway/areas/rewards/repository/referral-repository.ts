import { type Selectable, sql, type Updateable } from 'kysely';
import type { ReferralFriendFilter } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { ReferralTable } from '#gateway/database/schema/referral-schema.ts';
import { isKept } from './is-kept.ts';

export type ReferralRow = Selectable<ReferralTable>;

/** Finds the member with a referral code. */
export async function findReferrer(tx: SiteTransaction, siteId: string, code: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('referral_code')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  return row?.member_id;
}

/** The code of a member; undefined before it has one. */
export async function findCode(tx: SiteTransaction, siteId: string, memberId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('referral_code')
    .select('code')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code;
}

/** Gives a member a code, unless it has one or somebody else has this one. */
export async function offerCode(tx: SiteTransaction, siteId: string, memberId: string, code: string): Promise<void> {
  await tx
    .insertInto('referral_code')
    .values({ site_id: siteId, member_id: memberId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records the referrer of a member. */
export async function insertReferral(
  tx: SiteTransaction,
  siteId: string,
  { friendId, referrerId, at }: { readonly friendId: string; readonly referrerId: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('referral')
    .values({ site_id: siteId, friend_id: friendId, referrer_id: referrerId, registered_at: at, signs: jsonText([]) })
    .execute();
}

/** Finds the referral of a member: its referrer and its state. */
export async function findReferral(
  tx: SiteTransaction,
  siteId: string,
  friendId: string,
): Promise<ReferralRow | undefined> {
  return tx
    .selectFrom('referral')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('friend_id', '=', friendId)
    .executeTakeFirst();
}

/** Changes the state of a referral. */
export async function saveReferral(
  tx: SiteTransaction,
  siteId: string,
  friendId: string,
  change: Omit<Updateable<ReferralTable>, 'site_id' | 'friend_id' | 'referrer_id' | 'registered_at'>,
): Promise<void> {
  await tx
    .updateTable('referral')
    .set(change)
    .where('site_id', '=', siteId)
    .where('friend_id', '=', friendId)
    .execute();
}

/** Whether a friend or its referrer is frozen or excluded from play. */
export async function isKeptFromReferral(
  tx: SiteTransaction,
  siteId: string,
  { friendId, at }: { readonly friendId: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('referral as r')
    .select(
      sql<boolean>`${isKept('r.site_id', 'r.friend_id', at)} or ${isKept('r.site_id', 'r.referrer_id', at)}`.as(
        'is_kept',
      ),
    )
    .where('r.site_id', '=', siteId)
    .where('r.friend_id', '=', friendId)
    .executeTakeFirst();
  return row?.is_kept ?? false;
}

/**
 * The next friends, by id, who may have done everything by now: they have records or a contact that are not counted,
 * an operator has allowed them, or nobody has looked since `staleAt`.
 */
export async function friendsToCount(
  tx: SiteTransaction,
  siteId: string,
  page: {
    readonly currency: string;
    readonly staleAt: Date;
    readonly at: Date;
    readonly after: string;
    readonly most: number;
  },
): Promise<readonly string[]> {
  const { rows } = await sql<{ friend_id: string }>`
    select r.friend_id from referral r
    left join ledger_account a on a.site_id = r.site_id and a.kind = 'member' and a.member_id = r.friend_id
      and a.currency = ${page.currency} and a.vendor is null
    left join record_progress p on p.site_id = a.site_id and p.account_id = a.account_id
    join member m on m.site_id = r.site_id and m.member_id = r.friend_id
    where r.site_id = ${siteId} and r.state in ('open', 'allowed') and r.friend_id > ${page.after}
      and (r.state = 'allowed' or r.looked_at is null or r.looked_at < ${page.staleAt.toISOString()}::timestamptz
        or r.counted_to < coalesce(p.until_id, 0)
        or greatest(m.email_verified_at, m.mobile_verified_at) >= r.looked_at)
      and not ${isKept('r.site_id', 'r.friend_id', page.at)} and not ${isKept('r.site_id', 'r.referrer_id', page.at)}
    order by r.friend_id limit ${page.most}`.execute(tx);
  return rows.map(({ friend_id }) => friend_id);
}

/** Friends of a member, how many of them qualified, and how many of them were rewarded since a time. */
export async function countFriends(
  tx: SiteTransaction,
  siteId: string,
  { referrerId, since }: { readonly referrerId: string; readonly since: string },
): Promise<{
  readonly registered: number;
  readonly qualified: number;
  readonly rewarded: number;
}> {
  const { rows } = await sql<{ registered: number; qualified: number; rewarded: number }>`
    select count(*)::int as registered, count(*) filter (where state = 'qualified')::int as qualified,
      count(*) filter (where is_rewarded and qualified_at >= ${since}::timestamptz)::int as rewarded
    from referral where site_id = ${siteId} and referrer_id = ${referrerId}`.execute(tx);
  return rows[0] ?? { registered: 0, qualified: 0, rewarded: 0 };
}

/** Friends of a member: all, or those of a filter. */
interface FriendsWanted {
  readonly referrerId: string;
  readonly state?: ReferralFriendFilter | undefined;
}

const STATES_OF: Readonly<Record<ReferralFriendFilter, ReadonlyArray<ReferralRow['state']>>> = {
  waiting: ['open', 'held', 'allowed'],
  qualified: ['qualified'],
  over: ['refused', 'over'],
};

const friendsOf = (tx: SiteTransaction, siteId: string, { referrerId, state }: FriendsWanted) => {
  const all = tx.selectFrom('referral as r').where('r.site_id', '=', siteId).where('r.referrer_id', '=', referrerId);
  return state === undefined ? all : all.where('r.state', 'in', STATES_OF[state]);
};

/** How many friends a filter has. */
export async function countFriendsIn(tx: SiteTransaction, siteId: string, wanted: FriendsWanted): Promise<number> {
  const { count } = await friendsOf(tx, siteId, wanted)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of a member's friends, the latest first, with what was granted for each. */
export async function pageOfFriends(
  tx: SiteTransaction,
  siteId: string,
  { offset, limit, ...wanted }: FriendsWanted & { readonly offset: number; readonly limit: number },
) {
  return friendsOf(tx, siteId, wanted)
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'r.site_id').onRef('m.member_id', '=', 'r.friend_id'),
    )
    .leftJoin('reward as w', (join) =>
      join
        .onRef('w.site_id', '=', 'r.site_id')
        .onRef('w.member_id', '=', 'r.referrer_id')
        .on('w.kind', '=', 'referral')
        .onRef('w.source', '=', 'r.friend_id'),
    )
    .selectAll('r')
    .select(['m.account', 'w.amount_minor', 'w.currency'])
    .orderBy('r.registered_at', 'desc')
    .orderBy('r.friend_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** What rewards for friends gave a member or wait to, by currency. */
export async function sumOfReferrals(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
): Promise<ReadonlyArray<{ readonly currency: string; readonly status: string; readonly sum: string }>> {
  const { rows } = await sql<{ currency: string; status: string; sum: string }>`
    select currency, status, sum(amount_minor)::text as sum from reward
    where site_id = ${siteId} and member_id = ${memberId} and kind in ('referral', 'referral_tier')
    group by currency, status`.execute(tx);
  return rows;
}
