import { describe, expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const plain = {
  imageOrigins: [],
  frameOrigins: [],
  lineOrigins: [],
  socketOrigin: 'wss://a.example',
  hasAnalytics: false,
  phoneVerification: null,
  isDevelopment: false,
} as const;
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

describe('pagePolicy', () => {
  it('names no outside host for a site that has none', () => {
    const policy = pagePolicy('n', plain);
    expect(policy).not.toContain('https:');
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' wss://a.example");
    expect(directive(policy, 'trusted-types')).not.toContain('analytics');
  });

  it('lets a site that counts visits reach the analytics hosts, and no further script run', () => {
    const policy = pagePolicy('n', { ...plain, hasAnalytics: true });
    expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(directive(policy, 'img-src')).toContain('https://*.googletagmanager.com');
    expect(directive(policy, 'trusted-types')).toMatch(/ analytics$/);
    expect(directive(policy, 'script-src')).toBe(directive(pagePolicy('n', plain), 'script-src'));
  });

  it('lets pages reach the service that verifies numbers, and its captcha, where the site has one alone', () => {
    const before = pagePolicy('n', plain);
    const policy = pagePolicy('n', { ...plain, phoneVerification: { emulatorUrl: null } });
    expect(directive(policy, 'connect-src')).toBe(
      `${directive(before, 'connect-src')} https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/`,
    );
    expect(directive(policy, 'frame-src')).toBe(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    expect(directive(policy, 'trusted-types')).toBe(`${directive(before, 'trusted-types')} goog#html`);
    for (const name of ['script-src', 'style-src', 'img-src', 'default-src'])
      expect(directive(policy, name), name).toBe(directive(before, name));
  });

  it('lets pages of a demo reach its own service of that kind, and nothing else', () => {
    const before = pagePolicy('n', plain);
    const emulatorUrl = 'http://identity.localhost:8080';
    const policy = pagePolicy('n', { ...plain, phoneVerification: { emulatorUrl } });
    expect(policy).toBe(before.replace('wss://a.example', `wss://a.example ${emulatorUrl}`));
  });
});
