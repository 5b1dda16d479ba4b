import { describe, expect, it } from 'vitest';
import { base32, matchingTotpStep, otpauthUri, totpCode, totpStepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1_000);

describe('codes of authenticators', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B: at %i seconds %s', (seconds, code) => {
    expect(totpCode(secret, totpStepAt(at(seconds)), 8)).toBe(code);
    expect(totpCode(secret, totpStepAt(at(seconds)))).toBe(code.slice(2));
  });

  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'are those of RFC 4226, appendix D: %s',
    (code) => {
      const codes = Array.from({ length: 10 }, (_, step) => totpCode(secret, step));
      expect(codes).toContain(code);
    },
  );

  it('are good in their step and the ones beside it, and no longer', () => {
    const now = at(1_111_111_109);
    const step = totpStepAt(now);
    const found = [-2, -1, 0, 1, 2].map((away) =>
      matchingTotpStep(secret, { code: totpCode(secret, step + away), now, after: null }),
    );
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('are good once: neither the one that was taken nor one before it is taken again', () => {
    const now = at(1_111_111_109);
    const step = totpStepAt(now);
    const take = (taken: number, after: number) =>
      matchingTotpStep(secret, { code: totpCode(secret, taken), now, after });
    expect([take(step - 1, step), take(step, step), take(step + 1, step)]).toEqual([null, null, step + 1]);
  });

  it('are set up by an address that authenticators read', () => {
    expect(otpauthUri('Marquee', 'ada', secret)).toBe(
      'otpauth://totp/Marquee:ada?issuer=Marquee&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes base32 as RFC 4648, section 10 does: %j is %s', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});
