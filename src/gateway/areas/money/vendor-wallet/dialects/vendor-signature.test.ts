import { expect, it } from 'vitest';
import { isSignedBy, signatureOf } from './vendor-signature.ts';

/** Computed with `openssl dgst -sha256 -hmac`; the guide for integrators shows the same values. */
const VECTORS = [
  ['key', '', '5d5d139563c95b5967b9bd9a8c9b233a9dedb45072794cd232dc1b74832607d0'],
  [
    'key',
    'The quick brown fox jumps over the lazy dog',
    'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
  ],
  [
    'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad',
    '{"user_id":"u","currency":"EUR","game":"ACC:test"}',
    '778e680a41ab2524f3538ff65c1ca7c1a5af8a16fbe448eed1688b2014a743d5',
  ],
] as const;

it.each(VECTORS)('signs by the key %j the bytes %j as %s', (key, text, digest) => {
  expect(signatureOf(Buffer.from(key), Buffer.from(text))).toBe(`HMAC-SHA256 ${digest}`);
  expect(isSignedBy(Buffer.from(key), Buffer.from(text), `HMAC-SHA256 ${digest}`)).toBe(true);
});

it.each([
  undefined,
  '',
  'HMAC-SHA256',
  'HMAC-SHA256 ',
  `HMAC-SHA256 ${'0'.repeat(64)}`,
  `HMAC-SHA256 ${'0'.repeat(63)}`,
  `hmac ${'0'.repeat(64)}`,
])('takes %j for no signature', (header) => {
  expect(isSignedBy(Buffer.from('key'), Buffer.from(''), header)).toBe(false);
});
