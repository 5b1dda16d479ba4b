import { createHash } from 'node:crypto';

const KEY_BYTES = 32;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** A key from the environment that wraps the platform's keys. The database never holds it. */
export interface MasterKey {
  /** Names the key in the database without telling anything of it: a digest of its bytes. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a master key: 32 bytes in base64, with or without padding, in either alphabet.
 * @returns null where it is something else.
 */
export function readMasterKey(text: string): MasterKey | null {
  if (!BASE64.test(text)) return null;
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  if (bytes.length !== KEY_BYTES) return null;
  const id = createHash('sha256').update('marquee master key').update(bytes).digest('base64url').slice(0, 12);
  return { id, bytes };
}
