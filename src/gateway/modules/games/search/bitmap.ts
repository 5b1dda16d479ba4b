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

/** Keeps in `bits` what is in `other` too. */
export function keepCommon(bits: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Adds to `bits` what is in `other` and in a scope. */
export function addCommon(bits: Bitmap, other: Bitmap, scope: Bitmap): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) | ((other[word] ?? 0) & (scope[word] ?? 0));
}

/** Takes out of `bits` what is in `other`. */
export function takeOut(bits: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
}

/**
 * Leaves each document in the first of four sets that has it.
 * @returns how many documents each set is left with.
 */
export function leaveInFirst(first: Bitmap, second: Bitmap, third: Bitmap, fourth: Bitmap): number[] {
  let [firstCount, secondCount, thirdCount, fourthCount] = [0, 0, 0, 0];
  for (let word = 0; word < first.length; word += 1) {
    const inFirst = first[word] ?? 0;
    const inSecond = (second[word] ?? 0) & ~inFirst;
    const inThird = (third[word] ?? 0) & ~(inFirst | inSecond);
    const inFourth = (fourth[word] ?? 0) & ~(inFirst | inSecond | inThird);
    if ((inFirst | inSecond | inThird | inFourth) === 0) continue;
    second[word] = inSecond;
    third[word] = inThird;
    fourth[word] = inFourth;
    firstCount += bitsOf(inFirst);
    secondCount += bitsOf(inSecond);
    thirdCount += bitsOf(inThird);
    fourthCount += bitsOf(inFourth);
  }
  return [firstCount, secondCount, thirdCount, fourthCount];
}

/** How many documents a set has. */
export function countOf(bits: Bitmap): number {
  return countCommon(bits, bits);
}

/** How many documents two sets have in common. */
export function countCommon(bits: Bitmap, other: Bitmap): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const both = (bits[word] ?? 0) & (other[word] ?? 0);
    if (both !== 0) count += bitsOf(both);
  }
  return count;
}

/** How many bits of 32 are set. */
function bitsOf(word: number): number {
  let rest = word - ((word >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function isEmpty(bits: Bitmap): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}

/** Visits the documents of a set in ascending order. */
export function visitEach(bits: Bitmap, visit: (document: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) visit((word << 5) + lowestOf(rest));
  }
}

/** Adds some documents of a set to a list, in ascending order: after so many that are passed over, so many at most. */
export function listSome(bits: Bitmap, passOver: number, most: number, listed: number[]): void {
  let [toPass, left] = [passOver, most];
  for (let word = 0; word < bits.length && left > 0; word += 1) {
    let rest = bits[word] ?? 0;
    if (rest === 0) continue;
    const here = toPass > 0 ? bitsOf(rest) : 0;
    if (here > 0 && here <= toPass) {
      toPass -= here;
      continue;
    }
    for (; rest !== 0 && left > 0; rest &= rest - 1) {
      if (toPass > 0) toPass -= 1;
      else {
        listed.push((word << 5) + lowestOf(rest));
        left -= 1;
      }
    }
  }
}

/** The place of the lowest bit of 32 that is set. */
export function lowestOf(word: number): number {
  return 31 - Math.clz32(word & -word);
}
