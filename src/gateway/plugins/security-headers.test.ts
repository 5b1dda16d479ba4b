import { describe, expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const plain = {
  imageOrigins: [],
  frameOrigins: [],
  lineOrigins: [],
  socketOrigin: 'wss://a.example',
  hasAnalytics: false,
} as const;
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

describe('pagePolicy', () => {
  it('names no outside host for a site that has none', () => {
    const policy = pagePolicy('n', { ...plain, isDevelopment: false });
    expect(policy).not.toContain('https:');
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' wss://a.example");
    expect(directive(policy, 'trusted-types')).not.toContain('analytics');
  });

  it('lets a site that counts visits reach the analytics hosts, and no further script run', () => {
    const policy = pagePolicy('n', { ...plain, hasAnalytics: true, isDevelopment: false });
    expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(directive(policy, 'img-src')).toContain('https://*.googletagmanager.com');
    expect(directive(policy, 'trusted-types')).toMatch(/ analytics$/);
    expect(directive(policy, 'script-src')).toBe(
      directive(pagePolicy('n', { ...plain, isDevelopment: false }), 'script-src'),
    );
  });
});
