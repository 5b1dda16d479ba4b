import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/domain-error.ts';

const SIDE = 192;
/** More than any camera makes, and few enough to be decoded in no time. */
const MOST_PIXELS = 40_000_000;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

/**
 * Draws a picture anew as a square of its own: whatever else the file held, place and camera among it, stays behind.
 * @throws DomainError `invalid_request` for bytes that are no PNG, JPEG or WebP.
 */
export async function redrawnIcon(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error(`a picture of the form ${format}`);
    return await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer();
  } catch (cause) {
    throw new DomainError('invalid_request', { fields: { body: 'wrong_format' }, cause });
  }
}

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

/** What names the picture of a member; undefined for who chose none. */
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

/** Where a picture is; what is under it never changes. */
export function iconUrl(digest: string | undefined): string | null {
  return digest === undefined ? null : `/wps/member/info/icon/${digest}.webp`;
}
