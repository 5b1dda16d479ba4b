/** A set of document numbers: bit `number & 31` of word `number >> 5`. All sets of one index have the same length. */
export type Bitmap = Uint32Array;

/** An empty set for that many documents. */
export function emptyBitmap(documents: number): Bitmap {
  return new Uint32Array((documents + 31) >> 5);
}

export function addTo(bits: Bitmap, document: number): void {
  const word = document >> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (document & 31));
}

export function isIn(bits: Bitmap, document: number): boolean {
  return ((bits[document >> 5] ?? 0) & (1 << (document & 31))) !== 0;
}

/** Visits the documents of a set in ascending order. */
export function visitEach(bits: Bitmap, visit: (document: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) visit((word << 5) + lowestOf(rest));
  }
}

/** How many bits of 32 are set. */
export function bitsOf(word: number): number {
  let rest = word - ((word >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The place of the lowest bit of 32 that is set. */
export function lowestOf(word: number): number {
  return 31 - Math.clz32(word & -word);
}
