import { describe, expect, it } from 'vitest';
import { BROKEN_DOCUMENTS } from '../testing/broken-documents.ts';
import { EXAMPLE_CONTEXT as context, EXAMPLE_TEXTS, exampleFiles, exampleWith } from '../testing/example-site.ts';
import { checkSites } from './check-sites.ts';
import { formatProblem } from './problem.ts';
import type { SiteFiles } from './read/site-files.ts';

const linesOf = (files: SiteFiles): readonly string[] => checkSites(files, context).map(formatProblem);

describe('checkSites', () => {
  it('finds nothing wrong with a sound site', () => {
    expect(linesOf(exampleFiles())).toEqual([]);
  });

  it.each(BROKEN_DOCUMENTS)('finds %s', (_what, file, part, instead, expected) => {
    expect(linesOf(exampleWith(file, part, instead))).toEqual(expected);
  });

  it('tells more than 75 kinds of slips apart, each by its very own line', () => {
    const lines = BROKEN_DOCUMENTS.map(([, , , , expected]) => expected.join('\n'));
    expect(new Set(lines).size).toBe(BROKEN_DOCUMENTS.length);
    expect(BROKEN_DOCUMENTS.length).toBeGreaterThan(75);
  });

  it('misses the files that every site has, and refuses those that none has a use for', () => {
    expect(linesOf(exampleFiles({ 'sites/harbour/theme.json': null, 'sites/harbour/notes.json': '{}' }))).toEqual([
      expect.stringMatching(/^sites\/harbour\/notes\.json:1:1 no site has a use for this file; /),
      'sites/harbour/theme.json:1:1 the file is missing; add it; every site has one',
    ]);
  });

  it('finds the place of a fault on a page that is called props', () => {
    const files = exampleFiles({
      'layouts/quay.json': EXAMPLE_TEXTS['layouts/quay.json']
        .replace('"home": {', '"props": {')
        .replaceAll('"page": "home"', '"page": "props"'),
      'sites/harbour/layout.json': EXAMPLE_TEXTS['sites/harbour/layout.json'].replace('"size": 18', '"size": 100'),
      'sites/harbour/content/announcements.json': EXAMPLE_TEXTS['sites/harbour/content/announcements.json'].replace(
        '"page": "home"',
        '"page": "props"',
      ),
    });
    expect(linesOf(files)).toEqual([
      'sites/harbour/layout.json:5:46 changes[0].props.size: 100 is more than 60; give 60 or less',
    ]);
  });

  it('gives every host to one site', () => {
    const haven = EXAMPLE_TEXTS['sites/harbour/site.json']
      .replaceAll('harbour-player', 'quay')
      .replace('"id": "harbour"', '"id": "haven"');
    const files = exampleFiles({
      'sites/haven/site.json': haven,
      'sites/haven/theme.json': EXAMPLE_TEXTS['sites/harbour/theme.json'],
    });
    expect(linesOf(files)).toContain(
      'sites/haven/site.json:4:13 hosts[0]: the host harbour.example belongs to sites/harbour/site.json; give every host to one site',
    );
  });

  it('gives every merchant code to one site', () => {
    const haven = EXAMPLE_TEXTS['sites/harbour/site.json']
      .replaceAll('harbour-player', 'quay')
      .replaceAll('harbour.example', 'haven.example')
      .replace('"id": "harbour"', '"id": "haven"');
    const files = exampleFiles({
      'sites/haven/site.json': haven,
      'sites/haven/theme.json': EXAMPLE_TEXTS['sites/harbour/theme.json'],
    });
    expect(linesOf(files)).toContain(
      'sites/haven/site.json:3:19 merchantCode: the merchant code HARBOUR belongs to sites/harbour/site.json; give every site one of its own',
    );
  });

  it('reports a fault of a shared layout once, however many sites stand on it', () => {
    const files = exampleFiles({
      'layouts/quay.json': EXAMPLE_TEXTS['layouts/quay.json'].replace('"size": 12', '"size": 0'),
      'layouts/pier.json': '{ "id": "pier", "extends": ["quay"] }',
    });
    expect(linesOf(files)).toEqual([
      'layouts/quay.json:24:129 pages.home.sections[1].props.size: 0 is less than 1; give 1 or more',
    ]);
  });

  it('refuses words in a language that the site does not offer, or that is none', () => {
    const files = exampleFiles({ 'sites/harbour/locales/FR.json': '{}', 'sites/harbour/locales/XX.json': '{}' });
    expect(linesOf(files)).toEqual([
      'sites/harbour/locales/FR.json:1:1 the site does not offer FR; add it to languages.offered, or take the file out',
      'sites/harbour/locales/XX.json:1:1 "XX" is no language of the product; name the file by one of its codes, such as EN.json',
    ]);
  });

  it('reports a circle of layouts, whichever file it goes through', () => {
    const files = exampleFiles({
      'layouts/pier.json': '{ "id": "pier", "extends": ["mole"] }',
      'layouts/mole.json': '{ "id": "mole", "extends": ["pier"] }',
    });
    expect(linesOf(files)).toEqual([
      'layouts/mole.json:1:29 extends[0]: extends itself: pier → mole → pier; take one of the layouts out of the circle',
      'layouts/pier.json:1:29 extends[0]: extends itself: mole → pier → mole; take one of the layouts out of the circle',
    ]);
  });

  it.each([
    ['sites/harbour/layout.json', '"changes": ['],
    ['layouts/quay.json', '"sideMenu": ['],
  ] as const)('says of %s alone that a list in it is far too long', (file, part) => {
    const lines = linesOf(exampleWith(file, part, `${part}${'{},'.repeat(100_000)}`)).filter((one) =>
      one.startsWith(file),
    );
    expect(lines).toEqual([expect.stringMatching(/: the list has more than 2000 entries; give fewer$/)]);
  });

  it.each([
    ['sites/harbour/locales/EN.json', '"home.live"'],
    ['sites/harbour/site.json', '"id"'],
  ] as const)('reports 200 problems of %s and counts the others', (file, part) => {
    const slips = Array.from({ length: 35_000 }, (_, index) => `"n${index}": 7,\n`).join('');
    const lines = linesOf(exampleWith(file, part, `${slips}${part}`)).filter((one) => one.startsWith(file));
    expect(lines).toHaveLength(201);
    expect(lines.at(-1)).toMatch(/:1:1 and \d+ more; /);
  });

  it('leaves texts and vendors unchecked when it has no list of them', () => {
    const files = exampleWith('sites/harbour/site.json', '["PG", "EG2"]', '["NONE"]');
    expect(
      checkSites(exampleFiles({ ...Object.fromEntries(files.documents), 'sites/harbour/locales/EN.json': '{}' })),
    ).toEqual([]);
  });
});
