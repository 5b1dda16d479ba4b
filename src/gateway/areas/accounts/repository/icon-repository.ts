import { createHash } from 'node:crypto';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** Keeps a member's picture and gives what names it. */
export async function keepIcon(tx: SiteTransaction, siteId: string, memberId: string, webp: Buffer): Promise<string> {
  const digest = createHash('sha256').update(webp).digest('hex').slice(0, 32);
  await tx
    .insertInto('member_icon')
    .values({ site_id: siteId, member_id: memberId, digest, webp })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet({ digest, webp }))
    .execute();
  return digest;
}

/** The digest of the member's picture; undefined for a member without one. */
export async function iconDigestOf(tx: SiteTransaction, siteId: string, memberId: string): Promise<string | undefined> {
  const icon = await tx
    .selectFrom('member_icon')
    .select('digest')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return icon?.digest;
}

/** The bytes of a member's picture, as long as it is still that one. */
export async function readIcon(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  digest: string,
): Promise<Uint8Array | undefined> {
  const icon = await tx
    .selectFrom('member_icon')
    .select('webp')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return icon?.webp;
}
