import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { compressPieces } from './compress-pieces.ts';
import { addMaps, applyMap, type Crc32Map, linearCrc32, zerosMap } from './crc32-zeros.ts';
import { slotFiller } from './slot-fillers.ts';
import type { SlottedBody } from './slotted-body.ts';
import { joinWithSlots, plainBody, SLOT_BYTES, type SlottedPage } from './slotted-page.ts';

/** RFC 1952: magic number, deflate, no flags, no time, no hint, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * The header of a stored block (RFC 1951, section 3.2.4): not the last one, its length, and the length's complement.
 */
const STORED = Buffer.from([0, SLOT_BYTES, 0, ~SLOT_BYTES & 0xff, 0xff]);

/**
 * The page in gzip, with a stored block for each slot. The checksum at its end is linear in the page's bytes: the part
 * of the page is computed once, and a nonce's part is one small matrix away.
 * @param level 1 to 9.
 */
export async function gzipBody(page: SlottedPage, level: number): Promise<SlottedBody> {
  const { pieces } = page;
  const input = pieces.flatMap((piece, index) => (index < pieces.length - 1 ? [piece, slotFiller(index)] : [piece]));
  const { compressed, end } = await compressPieces(createDeflateRaw({ level, flush: constants.Z_SYNC_FLUSH }), input);
  const around = compressed.filter((_bytes, index) => index % 2 === 0);
  const stored = Buffer.concat([STORED, Buffer.alloc(SLOT_BYTES)]);
  const deflated = joinWithSlots(around, () => stored, STORED.length);
  const plain = plainBody(page);
  const checksum = crc32(plain.bytes);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(plain.bytes.length >>> 0, 4);
  const nonceMap = mapOfSlots(plain);
  return {
    bytes: Buffer.concat([HEADER, deflated.bytes, end, trailer]),
    offsets: deflated.offsets.map((offset) => HEADER.length + offset),
    finish(filled, nonce) {
      filled.writeUInt32LE((checksum ^ applyMap(nonceMap, linearCrc32(nonce))) >>> 0, filled.length - trailer.length);
    },
  };
}

/** The change of the page's checksum when a nonce replaces the zeros in all slots. */
function mapOfSlots({ bytes, offsets }: SlottedBody): Crc32Map {
  const maps = offsets.map((offset) => zerosMap(bytes.length - offset - SLOT_BYTES));
  return maps.reduce(addMaps, new Uint32Array(32));
}
