import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { plainAddress, readTrustedProxies } from './trusted-proxies.ts';

describe('readTrustedProxies', () => {
  it('trusts no proxy by default', () => {
    expect(readTrustedProxies('false').isTrusted('127.0.0.1')).toBe(false);
    expect(readTrustedProxies('').option).toBe(false);
  });

  it('trusts the named addresses and networks, also over an IPv6 socket', () => {
    const proxies = readTrustedProxies('10.0.0.0/8, loopback, 2001:db8::/32');
    for (const address of ['10.1.2.3', '127.0.0.1', '::1', '::ffff:10.9.9.9', '2001:db8::7']) {
      expect(proxies.isTrusted(address), address).toBe(true);
    }
    for (const address of ['11.0.0.1', '2001:db9::1', undefined]) expect(proxies.isTrusted(address)).toBe(false);
  });

  it('trusts so many hops', () => {
    const { option } = readTrustedProxies('2');
    expect(typeof option === 'function' && [0, 1, 2].map((hop) => option('192.0.2.1', hop))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['false', '192.0.2.1', false],
    ['00', '192.0.2.1', false],
    ['true', '203.0.113.7', true],
    ['1', '198.51.100.4', true],
    ['2', '203.0.113.7', true],
    ['192.0.2.0/24', '198.51.100.4', true],
    ['10.0.0.0/8', '192.0.2.1', false],
  ])('with %s believes that a forwarded request comes from %s, over TLS: %s', (setting, address, isSecure) => {
    const request = {
      headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.4', 'x-forwarded-proto': 'http, https' },
      socket: { remoteAddress: '192.0.2.1' },
    } as unknown as IncomingMessage;
    const proxies = readTrustedProxies(setting);
    expect([proxies.addressOf(request), proxies.isSecure(request)]).toEqual([address, isSecure]);
  });

  it.each(['me', '10.0.0.0/33', '10.0.0.0/x', '::1/129'])('refuses %s', (setting) => {
    expect(() => readTrustedProxies(setting)).toThrow(RangeError);
  });
});

describe('plainAddress', () => {
  it('gives one visitor one address on both kinds of socket', () => {
    expect(plainAddress('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
  });
});
