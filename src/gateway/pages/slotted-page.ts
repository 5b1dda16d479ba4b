import { NONCE_SLOT } from '#contracts/render-page.ts';
import type { SlottedBody } from './slotted-body.ts';

/** A page cut at its nonce slots: one more piece than there are slots. */
export interface SlottedPage {
  readonly pieces: readonly Buffer[];
}

/** Length of a slot, hence of a nonce, in bytes. */
export const SLOT_BYTES = NONCE_SLOT.length;

/** Cuts a prerendered page at its slots. */
export function cutAtSlots(html: string): SlottedPage {
  return { pieces: html.split(NONCE_SLOT).map((piece) => Buffer.from(piece)) };
}

/** The page as it is, uncompressed. */
export function plainBody({ pieces }: SlottedPage): SlottedBody {
  const hole = Buffer.alloc(SLOT_BYTES);
  return joinWithSlots(pieces, () => hole, 0);
}

/**
 * Joins the pieces around the slots with the fillers of the slots.
 * @param slotOf the bytes that stand for the slot of that number.
 * @param nonceAt where in them the nonce begins.
 */
export function joinWithSlots(
  pieces: readonly Buffer[],
  slotOf: (slot: number) => Buffer,
  nonceAt: number,
): SlottedBody {
  const chunks: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  pieces.forEach((piece, index) => {
    chunks.push(piece);
    length += piece.length;
    if (index === pieces.length - 1) return;
    const slot = slotOf(index);
    offsets.push(length + nonceAt);
    chunks.push(slot);
    length += slot.length;
  });
  return { bytes: Buffer.concat(chunks), offsets };
}
