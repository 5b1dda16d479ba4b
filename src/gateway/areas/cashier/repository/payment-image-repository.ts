import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PaymentImageTable } from '#gateway/database/schema/payment-schema.ts';

/** An image of a payment, without its bytes. */
export type PaymentImageRow = Omit<Selectable<PaymentImageTable>, 'site_id' | 'member_id' | 'bytes'>;

/** The images that stand side by side: a deposit's receipts, or the proofs of a withdrawal's part. */
export interface ImageShelf {
  readonly paymentId: string;
  readonly purpose: 'receipt' | 'proof';
  /** The part of a withdrawal; 0 for the payment as a whole. */
  readonly part: number;
}

/** An image by the beginning of its file's digest, so that another image never stands under its address. */
export interface ImageId extends ImageShelf {
  readonly imageId: string;
}

const COLUMNS = [
  'payment_id',
  'purpose',
  'part',
  'number',
  'file_sha256',
  'name',
  'media_type',
  'width',
  'height',
  'byte_count',
  'created_at',
] as const;

/** The images of some payments, by part and number. */
export async function listImages(
  tx: SiteTransaction,
  siteId: string,
  paymentIds: readonly string[],
): Promise<readonly PaymentImageRow[]> {
  if (paymentIds.length === 0) return [];
  return tx
    .selectFrom('payment_image')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', paymentIds)
    .orderBy('payment_id')
    .orderBy('purpose')
    .orderBy('part')
    .orderBy('number')
    .execute();
}

/** Stores an image in place of what its number had. */
export async function replaceImage(
  tx: SiteTransaction,
  siteId: string,
  image: Omit<PaymentImageRow, 'byte_count' | 'created_at'> & {
    readonly member_id: string;
    readonly bytes: Buffer;
    readonly created_at: Date;
  },
): Promise<void> {
  await tx
    .deleteFrom('payment_image')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', image.payment_id)
    .where('purpose', '=', image.purpose)
    .where('part', '=', image.part)
    .where('number', '=', image.number)
    .execute();
  await tx
    .insertInto('payment_image')
    .values({ site_id: siteId, ...image })
    .execute();
}

/** Deletes an image. @returns whether there was one. */
export async function removeImage(
  tx: SiteTransaction,
  siteId: string,
  { paymentId, purpose, part, imageId }: ImageId,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('payment_image')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('purpose', '=', purpose)
    .where('part', '=', part)
    .where('file_sha256', 'like', `${imageId}%`)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** An image with its bytes, of a shelf of a payment; of any part where none is named. */
export async function findImage(
  tx: SiteTransaction,
  siteId: string,
  { paymentId, purpose, part, imageId }: Omit<ImageId, 'part'> & { readonly part?: number },
): Promise<(PaymentImageRow & { readonly bytes: Uint8Array }) | undefined> {
  return tx
    .selectFrom('payment_image')
    .select([...COLUMNS, 'bytes'])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('purpose', '=', purpose)
    .$if(part !== undefined, (found) => found.where('part', '=', part ?? 0))
    .where('file_sha256', 'like', `${imageId}%`)
    .limit(1)
    .executeTakeFirst();
}

/** Deletes at most so many images that were stored before a time, the oldest first. @returns how many. */
export async function forgetPaymentImages(
  tx: SiteTransaction,
  siteId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const old = await tx
    .selectFrom('payment_image')
    .select(['payment_id', 'purpose', 'part', 'number'])
    .where('site_id', '=', siteId)
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at')
    .limit(most)
    .execute();
  for (const { payment_id, purpose, part, number } of old) {
    await tx
      .deleteFrom('payment_image')
      .where('site_id', '=', siteId)
      .where('payment_id', '=', payment_id)
      .where('purpose', '=', purpose)
      .where('part', '=', part)
      .where('number', '=', number)
      .where('created_at', '<', before.toISOString())
      .execute();
  }
  return old.length;
}
