import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Somewhere in a table whose rows are looked at in order, so many at once. */
interface Page<Place> {
  /** The last row of the previous page; null starts from the beginning. */
  readonly after: Place | null;
  readonly most: number;
  readonly before: Date;
}

/** An address of a member's. */
export interface AddressPlace {
  readonly memberId: string;
  readonly address: string;
}

/**
 * Looks at so many sign-ins, oldest first, and deletes those from before a time; the last two of each member stay,
 * since the member is shown them and new addresses are recognized by them.
 * @returns the sign-in that this came to; null where no older ones follow.
 */
export async function forgetSignIns(
  tx: SiteTransaction,
  siteId: string,
  { after, most, before }: Page<string>,
): Promise<string | null> {
  const { rows } = await sql<{ sign_in_id: string; seen: number; goes_on: boolean }>`
    with page as (
      select sign_in_id, member_id, signed_in_at from member_sign_in
      where site_id = ${siteId} and sign_in_id > ${after ?? '0'}
      order by sign_in_id limit ${most}
    ), gone as (
      delete from member_sign_in using page
      where member_sign_in.site_id = ${siteId} and member_sign_in.sign_in_id = page.sign_in_id
        and page.signed_in_at < ${before.toISOString()}
        and (select count(*) from (
          select from member_sign_in newer
          where newer.site_id = ${siteId} and newer.member_id = page.member_id and newer.sign_in_id > page.sign_in_id limit 2
        ) two) = 2
    )
    select sign_in_id, (select count(*)::int from page) as seen, signed_in_at < ${before.toISOString()} as goes_on
    from page order by sign_in_id desc limit 1`.execute(tx);
  const [last] = rows;
  return last?.goes_on && last.seen === most ? last.sign_in_id : null;
}

/**
 * Looks at so many addresses and deletes those that were first seen before a time and that the history of sign-ins
 * knows no more. Since that keeps the last two sign-ins, no account is without an address that it is known from.
 * @returns the address that this came to; null at the end.
 */
export async function forgetAddresses(
  tx: SiteTransaction,
  siteId: string,
  { after, most, before }: Page<AddressPlace>,
): Promise<AddressPlace | null> {
  const { memberId, address } = after ?? { memberId: '', address: '' };
  const { rows } = await sql<{ member_id: string; address: string; seen: number }>`
    with page as (
      select member_id, address, first_seen_at from member_address
      where site_id = ${siteId} and (member_id, address) > (${memberId}, ${address})
      order by member_id, address limit ${most}
    ), gone as (
      delete from member_address using page
      where member_address.site_id = ${siteId} and member_address.member_id = page.member_id
        and member_address.address = page.address and page.first_seen_at < ${before.toISOString()}
        and not exists (
          select from member_sign_in known
          where known.site_id = ${siteId} and known.member_id = page.member_id and known.address = page.address
        )
    )
    select member_id, address, (select count(*)::int from page) as seen
    from page order by member_id desc, address desc limit 1`.execute(tx);
  const [last] = rows;
  return last?.seen === most ? { memberId: last.member_id, address: last.address } : null;
}
