import { constants, createBrotliCompress } from 'node:zlib';
import { compressPieces } from './compress-pieces.ts';
import { slotFiller } from './slot-fillers.ts';
import type { SlottedBody } from './slotted-body.ts';
import { joinWithSlots, SLOT_BYTES, type SlottedPage } from './slotted-page.ts';

/**
 * Bytes left uncompressed after each nonce. A brotli decoder reads a letter by the two letters before it, so those two
 * must be the same whatever the nonce is.
 */
const TAIL_BYTES = 2;
const BLOCK_BYTES = SLOT_BYTES + TAIL_BYTES;

/**
 * The page in brotli, with an uncompressed meta-block for each slot: the compressor is flushed around the slots, so
 * that each is a stretch of whole bytes of its own, which is then replaced. Sound because nothing is copied from a slot
 * (see `slotFiller`), the nonce is as long as its slot, and what follows begins after two fixed letters. Fails for a
 * slot with less than two bytes behind it.
 * @param quality 0 to 11.
 */
export async function brotliBody({ pieces }: SlottedPage, quality: number): Promise<SlottedBody> {
  const stream = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const { texts, slots } = withTails(pieces);
  const input = texts.flatMap((text, index) => {
    const slot = slots[index];
    return slot === undefined ? [text] : [text, slot];
  });
  const { compressed, end } = await compressPieces(stream, input);
  // Every other one of the compressed stretches is a slot's: those are what is replaced.
  const around = compressed.filter((_bytes, index) => index % 2 === 0);
  const body = joinWithSlots(around, (slot) => uncompressedBlock(slots[slot]), headerBytes.length);
  return { ...body, bytes: Buffer.concat([body.bytes, end]) };
}

/** Moves the first two bytes behind each slot into the slot's own stretch. */
function withTails(pieces: readonly Buffer[]): { texts: Buffer[]; slots: Buffer[] } {
  const texts = pieces.map((piece, index) => (index === 0 ? piece : piece.subarray(TAIL_BYTES)));
  const slots = pieces.slice(1).map((piece, slot) => {
    if (piece.length < TAIL_BYTES) throw new RangeError('a slot needs two bytes behind it');
    return Buffer.concat([slotFiller(slot), piece.subarray(0, TAIL_BYTES)]);
  });
  return { texts, slots };
}

/**
 * The header of an uncompressed meta-block of BLOCK_BYTES (RFC 7932, section 9.2), from the lowest bit: not the last
 * one (0), the length in four nibbles (00), the length less one (16 bits), uncompressed (1), filled up to a whole byte.
 */
const headerBytes = (() => {
  const bits = ((BLOCK_BYTES - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
})();

function uncompressedBlock(slot: Buffer | undefined): Buffer {
  if (slot === undefined) throw new RangeError('there is no such slot');
  return Buffer.concat([headerBytes, Buffer.alloc(SLOT_BYTES), slot.subarray(SLOT_BYTES)]);
}
