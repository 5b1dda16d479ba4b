import type { SiteTransaction } from '#gateway/database/database.ts';
import { networkPrefix } from '#gateway/kit/address-block.ts';

/** The last sign-ins, newest first. */
export async function lastSignIns(tx: SiteTransaction, siteId: string, memberId: string, count: number) {
  return tx
    .selectFrom('member_sign_in')
    .select(['method', 'address', 'device', 'signed_in_at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('sign_in_id', 'desc')
    .limit(count)
    .execute();
}

/** One page of the sign-ins, newest first, and how many there are. */
export async function pageOfSignIns(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const ofMember = tx.selectFrom('member_sign_in').where('site_id', '=', siteId).where('member_id', '=', memberId);
  const { count } = await ofMember
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await ofMember
    .select(['method', 'address', 'device', 'signed_in_at'])
    .orderBy('sign_in_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, totalCount: Number(count) };
}

/**
 * Whether a session was opened by hand, at that time or later: neither by a remembered browser nor by a handoff from
 * another session, which the thief of a cookie or session could use too.
 */
export async function isOpenedByHand(
  tx: SiteTransaction,
  {
    siteId,
    memberId,
    tokenDigest,
  }: { readonly siteId: string; readonly memberId: string; readonly tokenDigest: string },
  since: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('member_session as session')
    // A session that a remembered browser opened bears the method of the first sign-in; only the history tells the two
    // apart.
    .innerJoin('member_sign_in as sign_in', (join) =>
      join
        .onRef('sign_in.site_id', '=', 'session.site_id')
        .onRef('sign_in.member_id', '=', 'session.member_id')
        .onRef('sign_in.signed_in_at', '=', 'session.started_at')
        .onRef('sign_in.method', '=', 'session.method'),
    )
    .select('session.token_digest')
    .where('session.site_id', '=', siteId)
    .where('session.token_digest', '=', tokenDigest)
    .where('session.member_id', '=', memberId)
    .where('session.started_at', '>=', since.toISOString())
    .where('session.method', '!=', 'handoff')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a member signed in from an address before, or from another one of the same IPv6 /64. */
export async function isKnownAddress(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  address: string,
): Promise<boolean> {
  const prefix = networkPrefix(address);
  const known = await tx
    .selectFrom('member_address')
    .select('address')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
  return known.some((one) => one.address === address || (prefix !== null && one.address.startsWith(prefix)));
}

/** Whether a member signs in from an address that it never used; never for the first one. */
export async function isNewAddress(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  address: string,
): Promise<boolean> {
  const known = await tx
    .selectFrom('member_address')
    .select('address')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
  return known.length > 0 && known.every((one) => one.address !== address);
}

/** Whether a session is on a device that the member signed in on for the first time since then. */
export async function isOnNewDevice(
  tx: SiteTransaction,
  {
    siteId,
    memberId,
    tokenDigest,
  }: { readonly siteId: string; readonly memberId: string; readonly tokenDigest: string },
  since: Date,
): Promise<boolean> {
  const before = await tx
    .selectFrom('member_session as session')
    .innerJoin('member_sign_in as sign_in', (join) =>
      join
        .onRef('sign_in.site_id', '=', 'session.site_id')
        .onRef('sign_in.member_id', '=', 'session.member_id')
        .onRef('sign_in.device', '=', 'session.device'),
    )
    .select('sign_in.sign_in_id')
    .where('session.site_id', '=', siteId)
    .where('session.member_id', '=', memberId)
    .where('session.token_digest', '=', tokenDigest)
    .where('sign_in.signed_in_at', '<', since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}
