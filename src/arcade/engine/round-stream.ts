import { type DrawInteger, drawFromWords } from './draw-integer.ts';
import { hexToBytes } from './hex.ts';
import { hmacSha256 } from './hmac-sha256.ts';

/** The inputs of a round's randomness: the server's secret, the player's own seed, and the number of the round. */
export interface RoundSeeds {
  /** 32 bytes in hex. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * The chances of one round: the words of HMAC-SHA256(server seed, `client seed:nonce:counter`), big-endian, counter
 * from 0. Nobody can steer it: the digest of the server's seed was shown before the player chose his, and each round
 * has a nonce of its own.
 */
export function roundStream({ serverSeed, clientSeed, nonce }: RoundSeeds): DrawInteger {
  const sign = hmacSha256(hexToBytes(serverSeed));
  const encoder = new TextEncoder();
  let counter = 0;
  let offset = 32;
  let view: DataView<ArrayBufferLike> = new DataView(new ArrayBuffer(0));
  return drawFromWords(() => {
    if (offset === 32) {
      view = new DataView(sign(encoder.encode(`${clientSeed}:${nonce}:${counter}`)).buffer);
      counter++;
      offset = 0;
    }
    const word = view.getUint32(offset);
    offset += 4;
    return word;
  });
}
