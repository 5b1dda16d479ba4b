import { DomainError } from '../domain-error.ts';
import { LARGEST_IMAGE } from './clean-image.ts';

const HEADER = Buffer.from('%PDF-');
const TRAILER = Buffer.from('%%EOF');
/** Readers look for the trailer in the last kilobyte. */
const TRAILER_WITHIN = 1_024;

/** Whether a file begins as a PDF, by its content alone. */
export const startsAsPdf = (file: Buffer): boolean => file.subarray(0, HEADER.length).equals(HEADER);

/**
 * Checks a PDF of a stranger: that it is whole, and not too large. What is in it stays as it is, so it is only ever
 * answered as a download.
 * @throws DomainError `payload_too_large` for more than 5 MB, `image_damaged` without a trailer.
 */
export function checkedPdf(file: Buffer): Buffer {
  if (file.length > LARGEST_IMAGE) throw new DomainError('payload_too_large');
  if (!startsAsPdf(file) || !file.subarray(-TRAILER_WITHIN).includes(TRAILER)) throw new DomainError('image_damaged');
  return file;
}
