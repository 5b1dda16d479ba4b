import { describe, expect, it } from 'vitest';
import type { PageRequest } from '#contracts/render-page.ts';
import { buildPageRequest } from '#portal/testing/build-page-request.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { pageMeta } from './page-meta.ts';

const site = buildSiteInfo({ languages: { offered: ['EN', 'ES', 'HI'], default: 'EN' } });

const metaOf = (overrides: Partial<PageRequest> = {}): string =>
  pageMeta(buildPageRequest({ site, ...overrides }), 'Home "one"', 'Games & more');

const canonicalOf = (overrides: Partial<PageRequest>): string | undefined =>
  /<link rel="canonical" href="([^"]*)">/.exec(metaOf(overrides))?.[1];

describe('pageMeta', () => {
  it('names one address for every path, host and order of values', () => {
    expect(canonicalOf({ path: '/home' })).toBe('https://pebble.example/');
    expect(canonicalOf({ query: { vendor: 'CQ9', gameType: 'RNG' } })).toBe(
      'https://pebble.example/?gameType=RNG&amp;vendor=CQ9',
    );
  });

  it('names the language in the address, except the default one and those that are in English anyway', () => {
    expect(canonicalOf({ language: 'ES' })).toBe('https://pebble.example/?language=ES');
    expect(canonicalOf({ language: 'HI' })).toBe('https://pebble.example/');
  });

  it('keeps whole-page states and unknown addresses out of every index', () => {
    for (const odd of [{ path: '/nowhere' }, { state: 'maintenance' as const }]) {
      expect(metaOf(odd)).toContain('<meta name="robots" content="noindex">');
      expect(canonicalOf(odd)).toBeUndefined();
    }
  });

  it('gives title, description and picture to link previews, escaped', () => {
    const icons = { social: 'assets/social-card.webp' };
    const meta = metaOf({ site: { ...site, theme: { ...site.theme, icons } } });
    expect(meta).toContain('<meta property="og:title" content="Home &quot;one&quot;">');
    expect(meta).toContain('<meta property="og:description" content="Games &amp; more">');
    expect(meta).toContain(`content="https://pebble.example${site.assetBase}/social-card.webp"`);
    expect(metaOf()).not.toContain('og:image');
  });
});
