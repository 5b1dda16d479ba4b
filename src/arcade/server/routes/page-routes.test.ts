import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { BoundedCache } from './bounded-cache.ts';

let arcade: TestArcade;

beforeAll(async () => {
  arcade = await testArcade();
});
afterAll(() => arcade.stop());

describe('the page of a game', () => {
  it('names the game and loads its script and style from the arcade alone', async () => {
    const { status, text, headers } = await arcade.call(
      'GET',
      '/play/PG/PG-0001?integration=aurora.PG&code=x&language=AR',
    );
    expect(status).toBe(200);
    expect(text).toContain('<title>Dragon Ascends</title>');
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).toContain('<script type="module" src="/client/game.js">');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    // The code stands in the address; nothing of it is written into the page.
    expect(text).not.toContain('aurora.PG');
  });

  it('may be framed by portals only, and runs nothing inline', async () => {
    const policy = String((await arcade.call('GET', '/play/PG/PG-0001')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://*.localhost:*');
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    '/play/PG/nothing',
    '/play/NOBODY/PG-0001',
    '/art/PG/nothing/logo.svg',
    '/art/PG/PG-0001/nothing.svg',
    '/client/nothing.js',
    '/',
  ])('%s is not there', async (url) => {
    const { status, body } = await arcade.call('GET', url);
    expect([status, body]).toEqual([404, { code: 'not_found', message: expect.any(String) }]);
  });

  it.each(['%2e%2e', '__proto__', '"><script>', 'constructor'])(
    'takes the language %s for English',
    async (language) => {
      const { status, text } = await arcade.call('GET', `/play/PG/PG-0001?language=${encodeURIComponent(language)}`);
      expect(status).toBe(200);
      expect(text).toContain('<html lang="en-GB" dir="ltr" data-language="EN">');
    },
  );
});

it('shows the fairness page in a window of its own only', async () => {
  const { status, headers } = await arcade.call('GET', '/fairness');
  expect(status).toBe(200);
  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
});

it.each(['logo', 'background', 'tile', 'symbol-wild', 'symbol-low1'])(
  'draws the picture %s of a game, the same each time',
  async (name) => {
    const first = await arcade.call('GET', `/art/PG/PG-0001/${name}.svg`);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(first.text.startsWith('<svg')).toBe(true);
    expect((await arcade.call('GET', `/art/PG/PG-0001/${name}.svg`)).text).toBe(first.text);
  },
);

it('lets browsers keep files whose names tell their contents', async () => {
  const { headers } = await arcade.call('GET', '/client/game.js');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('says that it is well', async () => {
  expect((await arcade.call('GET', '/healthz')).body).toEqual({ status: 'ok', unsettled: 0 });
});

describe('a bounded cache', () => {
  it('evicts the least recently used entry, and never exceeds its limit', () => {
    const cache = new BoundedCache(10);
    cache.set('a', '1234');
    cache.set('b', '5678');
    cache.get('a');
    cache.set('c', 'xyz');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1234', undefined, 'xyz']);
    cache.set('a', '12345678');
    expect([cache.get('a'), cache.get('c')]).toEqual(['12345678', undefined]);
  });
});
