import sharp, { type Metadata, type Sharp } from 'sharp';
import { DomainError } from '../domain-error.ts';
import { WorkQueue } from '../work-queue.ts';
import { countScans } from './jpeg-scans.ts';

/** The largest file that is taken, in bytes. */
export const LARGEST_IMAGE = 5 * 1024 * 1024;

/** Cameras of phones make half of it. */
const MOST_PIXELS = 40_000_000;
/** The longest screenshots are about as long. A line of millions of pixels takes seconds to decode. */
const MOST_ON_A_SIDE = 30_000;
/** What an image may take in memory while it is decoded: as many pixels with four channels of a byte. */
const MOST_DECODED_BYTES = 4 * MOST_PIXELS;
const LONG_SIDE = 2_560;
const JPEG_QUALITY = 85;
/** PNG keeps the edges of letters; where it would be larger than this, the image is a photo. */
const MOST_PNG_BYTES = 1024 * 1024;
const MOST_SECONDS = 10;
/** Encoders write about ten. The limit on time alone would end a thousand of them late. */
const MOST_SCANS = 30;

/** One image at a time is in memory. Each that waits holds its file alone. */
const decoding = new WorkQueue(1, 16);

const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const;

const startsAs = (file: Buffer, format: keyof typeof SIGNATURES): boolean =>
  SIGNATURES[format].every((byte, at) => file[at] === byte);

/** An image that the gateway wrote itself: nothing but pixels is of the file that it came from. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a PNG or JPEG of a stranger anew, upright and at most 2,560 pixels long. The bytes alone tell what it is.
 * Names, places, colour profiles, further frames and whatever follows the image stay behind.
 * @throws DomainError `payload_too_large` for more than 5 MB, `not_an_image` for anything but PNG and JPEG,
 *   `image_too_large` for more work than decoding may take, `image_damaged` where they cannot be read, and `busy`.
 */
export async function cleanImage(file: Buffer): Promise<CleanImage> {
  if (file.length > LARGEST_IMAGE) throw new DomainError('payload_too_large');
  // Nothing else is ever handed to a decoder, of which the library has a dozen.
  const isJpeg = startsAs(file, 'jpeg');
  if (!isJpeg && !startsAs(file, 'png')) throw new DomainError('not_an_image');
  if (isJpeg && countScans(file) > MOST_SCANS) throw new DomainError('image_too_large');
  return decoding.run('wanted', async () => {
    const header = await readable(open(file, false).metadata());
    if (isTooLarge(header)) throw new DomainError('image_too_large');
    return readable(redraw(open(file, MOST_PIXELS), !isJpeg));
  });
}

const open = (file: Buffer, limitInputPixels: number | false): Sharp =>
  sharp(file, { limitInputPixels, failOn: 'error', pages: 1, ignoreIcc: true });

/** Judges by the header alone. A progressive image lies in memory as a whole, with coefficients of two bytes. */
function isTooLarge({ width, height, channels, depth, isProgressive }: Metadata): boolean {
  if (Math.max(width, height) > MOST_ON_A_SIDE) return true;
  const bytesPerSample = depth === 'ushort' || isProgressive ? 2 : 1;
  return width * height > MOST_PIXELS || width * height * channels * bytesPerSample > MOST_DECODED_BYTES;
}

async function redraw(file: Sharp, isPng: boolean): Promise<CleanImage> {
  const upright = file
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true });
  if (isPng) {
    const png = await upright.clone().png().toBuffer({ resolveWithObject: true });
    if (png.data.length <= MOST_PNG_BYTES) return imageOf(png, 'image/png');
  }
  const onPaper = upright.flatten({ background: '#fff' });
  return imageOf(await onPaper.jpeg({ quality: JPEG_QUALITY }).toBuffer({ resolveWithObject: true }), 'image/jpeg');
}

function imageOf(
  { data, info }: { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number } },
  mediaType: CleanImage['mediaType'],
): CleanImage {
  return { bytes: data, mediaType, width: info.width, height: info.height };
}

async function readable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    throw new DomainError('image_damaged', { cause });
  });
}
