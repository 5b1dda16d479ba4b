import { randomFillSync } from 'node:crypto';

/** Random bytes of a nonce: 128 bits, which are 22 characters of base64url. */
const NONCE_BYTES = 16;

/** Fetched from the system for many nonces at once, since a call for each is a good part of a page from the cache. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

/** A nonce that nobody can guess and nothing uses twice: 22 characters of base64url. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const nonce = pool.toString('base64url', used, used + NONCE_BYTES);
  pool.fill(0, used, used + NONCE_BYTES);
  used += NONCE_BYTES;
  return nonce;
}
