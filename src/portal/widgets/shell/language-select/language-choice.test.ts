import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, chooseOwnLanguage } from './language-choice.ts';

const reload = vi.fn();
const replace = vi.fn();
const cookies: string[] = [];

/** A browser that shows an address. */
function visit(href: string): void {
  const { protocol } = new URL(href);
  vi.stubGlobal('window', { location: { href, protocol, reload, replace } });
  vi.stubGlobal('document', {
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  });
}

beforeEach(() => {
  reload.mockClear();
  replace.mockClear();
  cookies.length = 0;
});

describe('chooseLanguage', () => {
  it('keeps the choice for a year on every path, secured on https, and loads the page anew', () => {
    visit('https://pebble.example/?gameType=RNG');
    chooseLanguage('ES');
    expect(cookies).toEqual(['language=ES; path=/; max-age=31536000; samesite=lax; secure']);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(replace).not.toHaveBeenCalled();
  });

  it('sets a cookie that plain http keeps too', () => {
    visit('http://pebble.localhost:8080/');
    chooseLanguage('EN');
    expect(cookies).toEqual(['language=EN; path=/; max-age=31536000; samesite=lax']);
  });

  it('takes a language out of the address, which would win over the choice, and nothing else', () => {
    visit('https://pebble.example/help?language=EN&gameType=RNG#limits');
    chooseLanguage('ES');
    expect(String(replace.mock.calls[0]?.[0])).toBe('https://pebble.example/help?gameType=RNG#limits');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('chooseOwnLanguage', () => {
  it.each([
    ['keeps the choice with the account first', async () => Response.json({ success: true, value: { done: true } })],
    ['holds in the browser where the account cannot have it', async () => Promise.reject(new TypeError('offline'))],
  ])('%s', async (_title, answer) => {
    visit('https://pebble.example/member');
    const calls = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', calls);
    await chooseOwnLanguage('ES');
    const [path, request] = calls.mock.calls[0] ?? [];
    expect([path, request?.method, request?.body]).toEqual(['/wps/member/language', 'PUT', '{"language":"ES"}']);
    expect(cookies[0]).toMatch(/^language=ES;/);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
