import { crc32 } from 'node:zlib';

/** A linear map on checksums: what becomes of each single bit. */
export type Crc32Map = Uint32Array;

/** The effect of that many appended zero bytes on a difference of checksums. */
export function zerosMap(byteCount: number): Crc32Map {
  let power: Crc32Map = oneZeroByte();
  let result: Crc32Map = Uint32Array.from({ length: 32 }, (_unused, bit) => (1 << bit) >>> 0);
  for (let rest = byteCount; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result.map((image) => applyMap(power, image));
    const square = power;
    power = square.map((image) => applyMap(square, image));
  }
  return result;
}

/** The image of a checksum's difference. */
export function applyMap(map: Crc32Map, value: number): number {
  let image = 0;
  for (let bit = 0; bit < 32; bit += 1) {
    if ((value >>> bit) & 1) image ^= map[bit] ?? 0;
  }
  return image >>> 0;
}

/** Both maps one after the other's sum: the difference that both places make together. */
export function addMaps(one: Crc32Map, other: Crc32Map): Crc32Map {
  return one.map((image, bit) => (image ^ (other[bit] ?? 0)) >>> 0);
}

/** The checksum without its constant part: linear in the bytes, given their number. */
export function linearCrc32(bytes: Buffer): number {
  return (crc32(bytes) ^ crc32(Buffer.alloc(bytes.length))) >>> 0;
}

/** The checksum's polynomial with its bits turned round, shifted eight times. */
function oneZeroByte(): Crc32Map {
  return Uint32Array.from({ length: 32 }, (_unused, bit) => {
    let value = (1 << bit) >>> 0;
    for (let shift = 0; shift < 8; shift += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value >>> 0;
  });
}
