import { absorbBlock, finish, freshState, sha256 } from './sha256.ts';

const BLOCK_BYTES = 64;

/** HMAC-SHA256 (RFC 2104) with one key: both paddings of the key are absorbed once, not for each message. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const padded = (padding: number) => {
    const state = freshState();
    absorbBlock(
      state,
      block.map((byte) => byte ^ padding),
      0,
    );
    return state;
  };
  const inner = padded(0x36);
  const outer = padded(0x5c);
  return (message) => finish(outer.slice(), finish(inner.slice(), message, BLOCK_BYTES), BLOCK_BYTES);
}
