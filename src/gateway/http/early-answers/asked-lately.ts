/** Places in a row: as many checksums as one line of a processor's cache holds. */
const IN_A_ROW = 16;
const ROWS = 512;

/**
 * Which addresses were first asked for lately, by their checksums: some eight thousand. Each has a row where its
 * checksum may be, so that a look costs one line of memory, and is forgotten when sixteen others of its row came after
 * it.
 */
export class AskedLately {
  private readonly checksums = new Int32Array(ROWS * IN_A_ROW);
  /** The index of the next entry in each row. */
  private readonly next = new Uint8Array(ROWS);

  /** Remembers an address. Answers whether it was remembered already. */
  add(address: string): boolean {
    const checksum = checksumOf(address);
    const row = checksum & (ROWS - 1);
    const from = row * IN_A_ROW;
    for (let place = from; place < from + IN_A_ROW; place += 1) if (this.checksums[place] === checksum) return true;
    const place = this.next[row] ?? 0;
    this.checksums[from + place] = checksum;
    this.next[row] = (place + 1) % IN_A_ROW;
    return false;
  }
}

/** Bernstein's, of 32 bits, stirred so that the lowest tell addresses apart; never 0, which stands where nothing is. */
function checksumOf(text: string): number {
  let sum = 5_381;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) | 0;
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b_3c6d);
  return sum ^ (sum >>> 13) || 1;
}
