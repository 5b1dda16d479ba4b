import { bytesToHex, hexToBytes } from './hex.ts';
import { sha256 } from './sha256.ts';

/** What is shown of a server seed before it is used: the digest of its bytes, in hex. */
export function serverSeedHash(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}
