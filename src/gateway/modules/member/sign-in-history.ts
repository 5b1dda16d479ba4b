import type { SignInMethod } from '#gateway/database/account-schema.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Where and how somebody signed in. */
export interface SignIn {
  readonly method: SignInMethod;
  readonly address: string;
  readonly device: string;
  readonly at: string;
}

/** Writes a sign-in down, and registers its address. */
export async function noteSignIn(tx: SiteTransaction, siteId: string, memberId: string, signIn: SignIn): Promise<void> {
  const { method, address, device, at } = signIn;
  await tx
    .insertInto('member_sign_in')
    .values({ site_id: siteId, member_id: memberId, method, address, device, signed_in_at: at })
    .execute();
  await tx
    .insertInto('member_address')
    .values({ site_id: siteId, member_id: memberId, address, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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
