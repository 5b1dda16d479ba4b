import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { StoredSign } from '#gateway/database/schema/referral-schema.ts';
import { addressBlock } from '#gateway/kit/address-block.ts';

/** All visits from the gateway's own machine have it: it tells nobody apart. */
const OWN_MACHINE = '127.0.0.1';

/**
 * What a friend has in common with its referrer, or with other friends of it: a browser, an internet address
 * (IPv6: its /64 network), a payout account that either has or had, or the name of its holder.
 */
export async function findSigns(
  tx: SiteTransaction,
  siteId: string,
  { friendId, referrerId }: { readonly friendId: string; readonly referrerId: string },
): Promise<readonly StoredSign[]> {
  const others = sql`(select ${referrerId} as member_id union all select friend_id from referral
    where site_id = ${siteId} and referrer_id = ${referrerId} and friend_id <> ${friendId})`;
  const numbers = sql`(select member_id, number_digest from payout_account where site_id = ${siteId}
    union all select member_id, number_digest from payout_number where site_id = ${siteId})`;
  const { rows } = await sql<StoredSign>`
    select distinct 'device' as kind, b.member_id as "memberId" from referral_browser own
      join referral_browser b on b.site_id = own.site_id and b.mark_digest = own.mark_digest
      join ${others} other on other.member_id = b.member_id
      where own.site_id = ${siteId} and own.member_id = ${friendId}
    union select 'payout', n.member_id from ${numbers} own
      join ${numbers} n on n.number_digest = own.number_digest
      join ${others} other on other.member_id = n.member_id
      where own.member_id = ${friendId}
    union select 'payout', h.member_id from payout_account own
      join payout_account h on h.site_id = own.site_id and lower(h.holder_name) = lower(own.holder_name)
      join ${others} other on other.member_id = h.member_id
      where own.site_id = ${siteId} and own.member_id = ${friendId}
    order by 1, 2`.execute(tx);
  return [...rows, ...(await addressSigns(tx, siteId, { friendId, others }))];
}

async function addressSigns(
  tx: SiteTransaction,
  siteId: string,
  { friendId, others }: { readonly friendId: string; readonly others: ReturnType<typeof sql> },
): Promise<readonly StoredSign[]> {
  const { rows } = await sql<{ member_id: string; address: string }>`
    with meant as (select ${friendId} as member_id union all select member_id from ${others} other)
    select a.member_id, a.address from member_address a join meant on meant.member_id = a.member_id
      where a.site_id = ${siteId}
    union select m.member_id, m.register_address from member m join meant on meant.member_id = m.member_id
      where m.site_id = ${siteId}
    order by 1, 2`.execute(tx);
  const known = rows.filter(({ address }) => address !== OWN_MACHINE);
  const blocksOfFriend = new Set(
    known.filter(({ member_id }) => member_id === friendId).map(({ address }) => addressBlock(address)),
  );
  const shared = known.filter(
    ({ member_id, address }) => member_id !== friendId && blocksOfFriend.has(addressBlock(address)),
  );
  return [...new Set(shared.map(({ member_id }) => member_id))].map((memberId) => ({ kind: 'address', memberId }));
}
