import { createHmac, hkdfSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkVendorCall, signVendorCall } from './vendor-call-signature.ts';

const key = Buffer.from('a-key-for-examples');
const at = new Date('2026-03-01T12:00:00.900Z');
const call = { direction: 'toWallet', method: 'POST', path: '/vendor/v1/a.B/bet', body: Buffer.from('{}') } as const;

it('signs method, path, time, nonce and body by a key of the direction, as the guide for vendors says', () => {
  const directionKey = Buffer.from(hkdfSync('sha256', key, '', 'marquee vendor call to wallet', 32));
  const text = 'POST\n/vendor/v1/a.B/bet\n1772366400\n0123456789abcdef\n{}';
  const signature = createHmac('sha256', directionKey).update(text).digest('hex');
  expect(signVendorCall(key, call, at, '0123456789abcdef')).toBe(
    `HMAC-SHA256-V2 t=1772366400,n=0123456789abcdef,s=${signature}`,
  );
});

it('answers the nonce, and until when it has to be kept', () => {
  const header = signVendorCall(key, call, at, '0123456789abcdef');
  expect(checkVendorCall(key, call, header, at)).toEqual({
    nonce: '0123456789abcdef',
    expiresAt: new Date('2026-03-01T12:05:01Z'),
  });
});

it.each([
  [300, true],
  [301, false],
  [-300, true],
  [-301, false],
])('takes a call %i seconds after its time: %j', (seconds, isTaken) => {
  const sentAt = new Date('2026-03-01T12:00:00Z');
  const header = signVendorCall(key, call, sentAt);
  const now = new Date(sentAt.getTime() + seconds * 1_000);
  expect(checkVendorCall(key, call, header, now) !== null).toBe(isTaken);
});

it.each([undefined, '', 'HMAC-SHA256-V2', 'HMAC-SHA256-V2 t=1,n=short,s=00', `HMAC-SHA256 ${'0'.repeat(64)}`])(
  'takes %j for no signature',
  (header) => {
    expect(checkVendorCall(key, call, header, at)).toBeNull();
  },
);
