import { hexToBytes } from '../hex.ts';
import { hmacSha256 } from '../hmac-sha256.ts';

const WORDS = 2 ** 32;

/**
 * When a pool is paid, as a share of its span from 0 to below 1: the first word of HMAC-SHA256(seed, `drop`). The
 * seed's hash is shown as soon as the pool opens, so nobody can move the point later.
 */
export function dropShare(serverSeed: string): number {
  const signed = hmacSha256(hexToBytes(serverSeed))(new TextEncoder().encode('drop'));
  return new DataView(signed.buffer, signed.byteOffset).getUint32(0) / WORDS;
}
