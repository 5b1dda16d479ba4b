import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A member in a search result. */
export interface FoundMember {
  readonly member_id: string;
  readonly account: string;
  readonly nickname: string | null;
  readonly type: number;
  readonly registered_at: string;
  readonly frozen_at: string | null;
  readonly last_sign_in_at: string | null;
  /** In minor units. */
  readonly balance: string;
}

interface MemberSearch {
  /** The beginning of an account, or a whole member id or e-mail address. Null finds everybody. */
  readonly text: string | null;
  /** The same text as a mobile number in E.164; null where it is none. */
  readonly mobileNum: string | null;
  readonly currency: string;
  readonly offset: number;
  readonly limit: number;
}

/** Finds members by a text, ordered by account. Without a text it lists all, the latest registrations first. */
export async function searchMembers(
  tx: SiteTransaction,
  siteId: string,
  { text, mobileNum, currency, offset, limit }: MemberSearch,
): Promise<readonly FoundMember[]> {
  const key = text === null ? '' : text.toLowerCase();
  // A range instead of `like`, so that the index on accounts is used.
  const keyEnd = `${key}\u{10ffff}`;
  const meant =
    text === null
      ? sql`select m.member_id from member m where m.site_id = ${siteId}
          order by m.registered_at desc, m.member_id limit ${limit} offset ${offset}`
      : sql`select member_id from (
          (select member_id, account_key from member
            where site_id = ${siteId} and account_key >= ${key} and account_key < ${keyEnd}
            order by account_key limit ${limit + offset})
          union select member_id, account_key from member
            where site_id = ${siteId} and member_id = ${text.toUpperCase()}
          union select member_id, account_key from member where site_id = ${siteId} and lower(email) = ${key}
          union select member_id, account_key from member where site_id = ${siteId} and mobile_num = ${mobileNum}
        ) found order by account_key limit ${limit} offset ${offset}`;
  const order = text === null ? sql`m.registered_at desc, m.member_id` : sql`m.account_key`;
  const { rows } = await sql<FoundMember>`
    select m.member_id, m.account, m.nickname, m.type, m.registered_at, m.frozen_at,
      s.signed_in_at as last_sign_in_at, coalesce(b.balance, 0)::text as balance
    from (${meant}) as meant
    join member m on m.site_id = ${siteId} and m.member_id = meant.member_id
    left join lateral (
      select s.signed_in_at from member_sign_in s
      where s.site_id = ${siteId} and s.member_id = m.member_id order by s.sign_in_id desc limit 1
    ) s on true
    left join ledger_account a on a.site_id = ${siteId} and a.member_id = m.member_id and a.kind = 'member'
      and a.currency = ${currency} and a.vendor is null
    left join ledger_balance b on b.site_id = ${siteId} and b.account_id = a.account_id
    order by ${order}`.execute(tx);
  return rows;
}
