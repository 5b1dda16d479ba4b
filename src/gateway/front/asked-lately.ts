/** So many addresses are remembered at least, and up to twice as many. */
const REMEMBERED = 2_048;

/** Which addresses were asked for lately, by their checksums. None is forgotten because of another one until so many came after it. */
export class AskedLately {
  private newer = new Set<number>();
  private older = new Set<number>();

  /** Remembers an address. Answers whether it was remembered already. */
  add(address: string): boolean {
    const checksum = checksumOf(address);
    const wasAsked = this.newer.has(checksum) || this.older.has(checksum);
    if (this.newer.size >= REMEMBERED) {
      this.older = this.newer;
      this.newer = new Set();
    }
    this.newer.add(checksum);
    return wasAsked;
  }
}

/** Bernstein's, within 31 bits and a sign, which the engine holds in place. */
function checksumOf(text: string): number {
  let sum = 5_381;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) | 0;
  return sum;
}
