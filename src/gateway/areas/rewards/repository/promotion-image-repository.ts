import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PromotionImageTable } from '#gateway/database/schema/promotion-schema.ts';

/** An image of an application, without its bytes. */
export type PromotionImageRow = Omit<Selectable<PromotionImageTable>, 'site_id' | 'member_id' | 'bytes'>;

/** An image with its bytes. */
export type StoredPromotionImage = PromotionImageRow & { readonly bytes: Uint8Array };

const COLUMNS = [
  'application_id',
  'number',
  'file_sha256',
  'name',
  'media_type',
  'width',
  'height',
  'byte_count',
  'created_at',
] as const;

/** The images of some applications, by number. */
export async function listPromotionImages(
  tx: SiteTransaction,
  siteId: string,
  applicationIds: readonly string[],
): Promise<readonly PromotionImageRow[]> {
  if (applicationIds.length === 0) return [];
  return tx
    .selectFrom('promotion_image')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('number')
    .execute();
}

/** Stores an image. */
export async function insertPromotionImage(
  tx: SiteTransaction,
  siteId: string,
  image: Omit<PromotionImageRow, 'byte_count' | 'created_at'> & {
    readonly member_id: string;
    readonly bytes: Buffer;
    readonly created_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('promotion_image')
    .values({ site_id: siteId, ...image })
    .execute();
}

/** Deletes an image of an application. */
export async function removePromotionImage(
  tx: SiteTransaction,
  siteId: string,
  { applicationId, imageId }: { readonly applicationId: string; readonly imageId: string },
): Promise<void> {
  await tx
    .deleteFrom('promotion_image')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('file_sha256', 'like', `${imageId}%`)
    .execute();
}

/** An image of an application with its bytes. */
export async function findPromotionImage(
  tx: SiteTransaction,
  siteId: string,
  { applicationIds, imageId }: { readonly applicationIds: readonly string[]; readonly imageId: string },
): Promise<StoredPromotionImage | undefined> {
  if (applicationIds.length === 0) return undefined;
  return tx
    .selectFrom('promotion_image')
    .select([...COLUMNS, 'bytes'])
    .where('site_id', '=', siteId)
    .where('application_id', 'in', applicationIds)
    .where('file_sha256', 'like', `${imageId}%`)
    .orderBy('application_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes at most so many images that were stored before a time, the oldest first. @returns how many. */
export async function forgetPromotionImages(
  tx: SiteTransaction,
  siteId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const old = await tx
    .selectFrom('promotion_image')
    .select(['application_id', 'number'])
    .where('site_id', '=', siteId)
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at')
    .limit(most)
    .execute();
  for (const { application_id, number } of old) {
    await tx
      .deleteFrom('promotion_image')
      .where('site_id', '=', siteId)
      .where('application_id', '=', application_id)
      .where('number', '=', number)
      .execute();
  }
  return old.length;
}
