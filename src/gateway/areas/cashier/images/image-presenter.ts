import type { PaymentImage } from '#contracts/generated/contracts.ts';
import { imageIdOf } from '#gateway/kit/images/image-id.ts';
import type { PaymentImageRow } from '../repository/payment-image-repository.ts';

/**
 * An image of a payment as its readers see it.
 * @param folder the path under which its reader finds its images.
 */
export function presentImage(row: PaymentImageRow, folder: string): PaymentImage {
  return {
    imageId: imageIdOf(row),
    number: row.number,
    name: row.name,
    byteCount: row.byte_count,
    width: row.width,
    height: row.height,
    at: new Date(row.created_at).toISOString(),
    url: `${folder}/${imageIdOf(row)}`,
  };
}
