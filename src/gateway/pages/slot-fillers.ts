import { SLOT_BYTES } from './slotted-page.ts';

/** Bytes that stand in no UTF-8 text of ours: control characters, and what UTF-8 never uses. 37 of them, a prime. */
const BYTES = [...range(0x01, 0x08), 0x0b, ...range(0x0e, 0x1f), 0xc0, 0xc1, ...range(0xf5, 0xfc)] as const;

/** The number of fillers that share no pair of neighbours. */
export const MOST_SLOTS = Math.floor((BYTES.length - 1) / 2);

/**
 * The placeholder of a slot while a page is compressed. No pair of neighbours occurs twice, within a
 * filler, between fillers, or in the page, so that a compressor finds nothing to copy: neither a filler from something
 * earlier nor anything later from a filler. Each filler walks around the bytes with a stride of its own, and 37 being
 * prime, strides share no pair.
 */
export function slotFiller(slot: number): Buffer {
  if (slot >= MOST_SLOTS) throw new RangeError(`there are fillers for ${MOST_SLOTS} slots`);
  const stride = slot + 1;
  return Buffer.from(
    Array.from({ length: SLOT_BYTES }, (_unused, step) => BYTES[(slot + step * stride) % BYTES.length] ?? 0),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_unused, index) => from + index);
}
