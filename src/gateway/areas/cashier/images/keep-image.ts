import { countImages } from '#gateway/database/count-images.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { CleanImage } from '#gateway/kit/images/clean-image.ts';
import { shownName } from '#gateway/kit/images/shown-name.ts';
import { type ImageShelf, listImages, replaceImage } from '../repository/payment-image-repository.ts';

/** Images that stand side by side. */
const MOST_ON_SHELF = 3;
/** The most images of a member in a day, over all payments; it bounds the disk space. */
const MOST_IN_A_DAY = 60;
const DAY_MS = 24 * 60 * 60_000;

/** An image that a member sent for a payment. */
export interface SentImage extends ImageShelf {
  readonly memberId: string;
  readonly image: CleanImage;
  /** SHA-256 of the file that was sent, in hexadecimal. */
  readonly fileSha256: string;
  /** Its place, 1 to 3, whose image is replaced; the first free one when undefined. */
  readonly number?: number | undefined;
  /** What the member's device calls it. */
  readonly name?: string | undefined;
  readonly at: Date;
}

/**
 * Stores an image of a payment within the caller's transaction, which holds the payment's row: its images are counted
 * one after the other. The same file stays one image, where it is.
 * @throws DomainError `limit_reached` where three are there already, or the member sent too many in a day.
 */
export async function keepImage(
  tx: SiteTransaction,
  siteId: string,
  { memberId, paymentId, purpose, part, image, fileSha256, number, name, at }: SentImage,
): Promise<void> {
  const there = (await listImages(tx, siteId, [paymentId])).filter(
    (row) => row.purpose === purpose && row.part === part,
  );
  if (there.some(({ file_sha256 }) => file_sha256 === fileSha256)) return;
  const free = [...Array(MOST_ON_SHELF).keys()].map((index) => index + 1);
  const place = number ?? free.find((one) => there.every((row) => row.number !== one));
  if (place === undefined) throw new DomainError('limit_reached');
  const since = new Date(at.getTime() - DAY_MS);
  const count = await countImages(tx, siteId, { table: 'payment_image', memberId, since });
  if (count >= MOST_IN_A_DAY) throw new DomainError('limit_reached');
  await replaceImage(tx, siteId, {
    ...{ payment_id: paymentId, purpose, part, number: place, member_id: memberId, file_sha256: fileSha256 },
    ...{ name: shownName(name), media_type: image.mediaType, width: image.width, height: image.height },
    ...{ bytes: image.bytes, created_at: at },
  });
}
