import { describe, expect, it } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import english from '#words/EN/form.json' with { type: 'json' };
import { formFailureWords, phoneFailureWord } from './phone-failure.ts';

const CODES = [
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/too-many-requests',
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/captcha-check-failed',
  'auth/quota-exceeded',
  'auth/operation-not-allowed',
  'auth/code-expired',
  'auth/popup-closed-by-user',
  'auth/something-new',
];

describe('a refusal of the service that verifies numbers', () => {
  it('has words of its own for each code, and for those that nobody knows yet', () => {
    const words = CODES.map((code) => phoneFailureWord({ code }));
    expect(new Set(words).size).toBe(CODES.length);
    for (const word of words) expect(Object.keys(english)).toContain(word);
  });

  it('is shown as a network failure when the network failed', () => {
    expect(formFailureWords({ code: 'auth/network-request-failed' }, (key) => key)).toBe('failure.network');
  });

  it('tells a visitor who asked too often how long to wait', () => {
    const say = (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values)}`;
    expect(formFailureWords({ code: 'auth/too-many-requests' }, say)).toBe('phone.tooMany {"minutes":5}');
  });

  it('is nothing of the gateway’s', () => {
    expect(phoneFailureWord(new GatewayError('too_many_requests', '', 429))).toBeNull();
    expect(phoneFailureWord(undefined)).toBeNull();
  });
});
