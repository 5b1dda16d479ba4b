import { crc32 } from 'node:zlib';

/** So many addresses are remembered at least, and up to twice as many. */
const REMEMBERED = 2_048;

/** Which addresses were asked for lately, by their checksums. None is forgotten because of another one until so many came after it. */
export class AskedLately {
  private newer = new Set<number>();
  private older = new Set<number>();

  /** Remembers an address. Answers whether it was remembered already. */
  add(address: string): boolean {
    // Within 31 bits and a sign, which the engine holds in place.
    const checksum = crc32(address) | 0;
    const wasAsked = this.newer.has(checksum) || this.older.has(checksum);
    if (this.newer.size >= REMEMBERED) {
      this.older = this.newer;
      this.newer = new Set();
    }
    this.newer.add(checksum);
    return wasAsked;
  }
}
