/**
 * The bytes of a page in one encoding, with a hole for each nonce. Filling costs one copy and a few writes, however the
 * page is encoded.
 */
export interface SlottedBody {
  /** With the holes zeroed. */
  readonly bytes: Buffer;
  /** The offset of each nonce. */
  readonly offsets: readonly number[];
  /** The other bytes that depend on the nonce: gzip's checksum. */
  readonly finish?: (filled: Buffer, nonce: Buffer) => void;
}

/** A fresh copy of the bytes with the nonce in every hole. */
export function fillSlots(body: SlottedBody, nonce: string): Buffer {
  return refillSlots(body, Buffer.from(body.bytes), nonce);
}

/** Puts another nonce into a copy that had one before. */
export function refillSlots(body: SlottedBody, copy: Buffer, nonce: string): Buffer {
  for (const offset of body.offsets) copy.write(nonce, offset, 'latin1');
  body.finish?.(copy, Buffer.from(nonce, 'latin1'));
  return copy;
}
