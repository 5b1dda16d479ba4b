import { describe, expect, it } from 'vitest';
import { formatProblem } from './check/problem.ts';
import { loadSite } from './load-site.ts';
import { EXAMPLE_KEYS, EXAMPLE_TEXTS, EXAMPLE_VENDORS, exampleFiles, exampleWith } from './testing/example-site.ts';

const context = { portalKeys: EXAMPLE_KEYS, vendors: EXAMPLE_VENDORS };

describe('loadSite', () => {
  it('puts a site together from its documents and the layouts below', () => {
    const loaded = loadSite(exampleFiles(), 'harbour', context);
    if ('problems' in loaded) throw new Error(loaded.problems.map(formatProblem).join('\n'));
    expect(loaded.site.id).toBe('harbour');
    expect(loaded.theme.logo.wordmark).toBe('harbour');
    expect(loaded.announcements.announcements).toHaveLength(1);
    expect(loaded.help.terms).toHaveLength(1);
    expect(loaded.locales).toEqual({ EN: { 'home.live': 'Live now' }, ES: { 'home.live': 'En vivo' } });
    expect(loaded.layouts.player.layout.pages?.home?.sections.map(({ id, props }) => [id, props?.size])).toEqual([
      ['home-banner', undefined],
      ['home-hot', 18],
      ['home-live', 8],
    ]);
    expect(loaded.layouts.player.layout.menus?.side?.[1]?.hidden).toBe(true);
    expect(loaded.layouts.agent).toBeUndefined();
  });

  it('does without announcements and help', () => {
    const loaded = loadSite(
      exampleFiles({ 'sites/harbour/content/announcements.json': null, 'sites/harbour/content/help.json': null }),
      'harbour',
      context,
    );
    expect(loaded).toMatchObject({ announcements: { announcements: [] }, help: { terms: [] } });
  });

  it('refuses a site with every problem that it has, those of the layouts below too', () => {
    const files = exampleFiles({
      'layouts/quay.json': EXAMPLE_TEXTS['layouts/quay.json'].replace('"widget": "banner"', '"widget": "baner"'),
      'sites/harbour/site.json': EXAMPLE_TEXTS['sites/harbour/site.json'].replace(
        '"enabled": true }]',
        '"enabled": 1 }]',
      ),
    });
    const loaded = loadSite(files, 'harbour', context);
    expect('problems' in loaded && loaded.problems.map(({ file }) => file)).toEqual([
      'layouts/quay.json',
      'sites/harbour/site.json',
    ]);
  });

  it('is not stopped by other sites and layouts', () => {
    const files = exampleWith('sites/harbour/content/help.json', 'Limits', 'Bounds');
    const loaded = loadSite(
      exampleFiles({ ...Object.fromEntries(files.documents), 'layouts/pier.json': '{', 'sites/haven/site.json': '{}' }),
      'harbour',
      context,
    );
    expect('problems' in loaded).toBe(false);
  });

  it('says so when there is no such site', () => {
    const loaded = loadSite(exampleFiles(), 'nowhere', context);
    expect('problems' in loaded && loaded.problems.map(formatProblem)).toEqual([
      'sites/nowhere/site.json:1:1 the file is missing; add it; every site has one',
    ]);
  });
});
