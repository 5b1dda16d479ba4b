import { describe, expect, it } from 'vitest';
import { formatProblem } from './check/problem.ts';
import { loadSite } from './load-site.ts';
import { EXAMPLE_CONTEXT as context, EXAMPLE_TEXTS, exampleFiles, exampleWith } from './testing/example-site.ts';

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

  it('serves a site with widgets and versions that it does not know, keeps them word for word, and remarks on them', () => {
    const stranger =
      '{ "id": "notices-list", "widget": "hologram", "version": 9, "props": { "menu": "x", "glow": [1.50, "\\u00e9"] } }';
    const files = exampleWith('layouts/quay.json', '{ "id": "notices-list", "widget": "notice-list" }', stranger);
    const newer = exampleWith(
      'layouts/quay.json',
      '"widget": "not-found"',
      '"widget": "not-found", "version": 2, "props": { "tune": "x" }',
    );
    const loaded = loadSite(files, 'harbour', context);
    if ('problems' in loaded) throw new Error(loaded.problems.map(formatProblem).join('\n'));
    expect(loaded.layouts.player.layout.modals?.notices?.sections[0]).toEqual(JSON.parse(stranger));
    expect(loaded.remarks.map(formatProblem)).toEqual([
      'layouts/quay.json:32:90 modals.notices.sections[0].widget: there is no widget "hologram"; name a widget of the product',
    ]);
    const later = loadSite(newer, 'harbour', context);
    expect('remarks' in later && later.remarks.map(({ wrong, severity }) => [wrong, severity])).toEqual([
      ['not-found has no version 2 yet', 'unknown'],
    ]);
  });

  it('does not let warnings stop it, and leaves them out where something else does', () => {
    const files = exampleWith('sites/harbour/locales/EN.json', '"Live now"', '"Live now", "home.old": "Gone"');
    const loaded = loadSite(files, 'harbour', context);
    expect('remarks' in loaded && loaded.remarks.map(({ severity }) => severity)).toEqual(['warning']);
    const broken = exampleWith('sites/harbour/site.json', '"enabled": true }]', '"enabled": 1 }]');
    const refused = loadSite(
      {
        ...files,
        documents: new Map([
          ...files.documents,
          ...[...broken.documents].filter(([file]) => file.endsWith('site.json')),
        ]),
      },
      'harbour',
      context,
    );
    expect('problems' in refused && refused.problems.map(({ severity }) => severity)).toEqual(['error']);
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
