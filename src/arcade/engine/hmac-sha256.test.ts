import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serverSeedHash } from './commitment.ts';
import { bytesToHex, hexToBytes } from './hex.ts';
import { hmacSha256 } from './hmac-sha256.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('HMAC-SHA256', () => {
  it.each([
    // RFC 4231, test cases 1, 2 and 6.
    ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    ['4a656665', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    [
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('gives what the RFC gives under the key %s', (key, message, mac) => {
    expect(bytesToHex(hmacSha256(hexToBytes(key))(utf8(message)))).toBe(mac);
  });

  it('may be used again: a message leaves nothing behind', () => {
    const key = utf8('key');
    const sign = hmacSha256(key);
    for (const message of ['first', 'second', 'first', 'x'.repeat(300)]) {
      expect(bytesToHex(sign(utf8(message)))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});

describe('a commitment', () => {
  it('is the digest of the seed as bytes, not of its digits', () => {
    const seed = '00ff'.repeat(16);
    expect(serverSeedHash(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });

  it('is of no text that is not hexadecimal', () => {
    expect(() => serverSeedHash('xyz')).toThrow(RangeError);
    expect(() => serverSeedHash('abc')).toThrow(RangeError);
  });
});
