import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Something that two accounts share. */
export type SharedThing = 'address' | 'browser' | 'payout';

/** Another account, and what it shares with a member. */
export interface LinkedMember {
  readonly member_id: string;
  readonly account: string;
  readonly frozen_at: string | null;
  readonly shares: readonly SharedThing[];
}

/** Finds accounts that share an address, a browser or a payout account with a member; the most shared first. */
export async function linkedMembers(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  most: number,
): Promise<readonly LinkedMember[]> {
  const { rows } = await sql<LinkedMember>`
    with numbers as (
      select member_id, number_digest from payout_account where site_id = ${siteId}
      union all select member_id, number_digest from payout_number where site_id = ${siteId}
    ), shared as (
      select other.member_id, 'address' as thing from member_address own
      join member_address other on other.site_id = ${siteId} and other.address = own.address
      where own.site_id = ${siteId} and own.member_id = ${memberId}
      union select other.member_id, 'browser' from referral_browser own
      join referral_browser other on other.site_id = ${siteId} and other.mark_digest = own.mark_digest
      where own.site_id = ${siteId} and own.member_id = ${memberId}
      union select other.member_id, 'payout' from numbers own
      join numbers other on other.number_digest = own.number_digest
      where own.member_id = ${memberId}
    )
    select m.member_id, m.account, m.frozen_at, array_agg(s.thing order by s.thing) as shares
    from shared s join member m on m.site_id = ${siteId} and m.member_id = s.member_id
    where s.member_id <> ${memberId}
    group by m.member_id, m.account, m.frozen_at
    order by count(*) desc, m.account
    limit ${most}`.execute(tx);
  return rows;
}
