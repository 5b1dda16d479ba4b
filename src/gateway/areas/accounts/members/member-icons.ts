import sharp from 'sharp';
import { DomainError } from '#gateway/kit/domain-error.ts';

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

/** The address of a picture; its content never changes. */
export function iconUrl(digest: string | undefined): string | null {
  return digest === undefined ? null : `/wps/member/info/icon/${digest}.webp`;
}
