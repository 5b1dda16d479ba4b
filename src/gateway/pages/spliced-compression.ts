import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ContentEncoding } from '#gateway/http/accepted-encoding.ts';
import { createNonce } from '#gateway/kit/nonce.ts';
import { brotliBody } from './brotli-body.ts';
import { gzipBody } from './gzip-body.ts';
import { MOST_SLOTS } from './slot-fillers.ts';
import { fillSlots, type SlottedBody } from './slotted-body.ts';
import { cutAtSlots, plainBody, type SlottedPage } from './slotted-page.ts';

/** High enough for a small page, low enough for a page that is rendered every half minute. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

/**
 * Compresses a page once, so that every answer can carry its own nonce without being compressed again. What comes out
 * is held against the page before it is used: whatever a compressor should do one day, no visitor gets a broken page.
 * @returns null when the page cannot be kept in that encoding; it then goes out uncompressed.
 */
export async function compressWithSlots(html: string, encoding: ContentEncoding): Promise<SlottedBody | null> {
  const page = cutAtSlots(html);
  if (encoding === 'identity') return plainBody(page);
  if (page.pieces.length - 1 > MOST_SLOTS || page.pieces.slice(1).some((piece) => piece.length < 2)) return null;
  const body = encoding === 'br' ? await brotliBody(page, BROTLI_QUALITY) : await gzipBody(page, GZIP_LEVEL);
  return isFaithful(body, page, encoding) ? body : null;
}

/** A decoder works the same for every nonce in a slot, so checking one nonce covers all. */
function isFaithful(body: SlottedBody, page: SlottedPage, encoding: 'br' | 'gzip'): boolean {
  const nonce = createNonce();
  const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    return decompress(fillSlots(body, nonce)).equals(fillSlots(plainBody(page), nonce));
  } catch {
    return false;
  }
}
