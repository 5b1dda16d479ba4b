import { describe, expect, it } from 'vitest';
import { BROKEN_DOCUMENTS } from '../testing/broken-documents.ts';
import { EXAMPLE_KEYS, EXAMPLE_TEXTS, EXAMPLE_VENDORS, exampleFiles, exampleWith } from '../testing/example-site.ts';
import { checkSites } from './check-sites.ts';
import { formatProblem } from './problem.ts';
import type { SiteFiles } from './site-files.ts';

const context = { portalKeys: EXAMPLE_KEYS, vendors: EXAMPLE_VENDORS };
const linesOf = (files: SiteFiles): readonly string[] => checkSites(files, context).map(formatProblem);
const help = 'sites/harbour/content/help.json';

describe('checkSites', () => {
  it('finds nothing wrong with a sound site', () => {
    expect(linesOf(exampleFiles())).toEqual([]);
  });

  it.each(BROKEN_DOCUMENTS)('finds %s', (_what, file, part, instead, expected) => {
    expect(linesOf(exampleWith(file, part, instead))).toEqual(expected);
  });

  it('refuses a file that is not UTF-8, too large or too deep, whatever it holds', () => {
    expect(linesOf(exampleFiles({ [help]: new Uint8Array([0x7b, 0xff, 0x7d]) }))).toEqual([
      `${help}:1:1 the file is not UTF-8; save it as UTF-8`,
    ]);
    expect(linesOf(exampleFiles({ [help]: ' '.repeat(600 * 1024) }))).toEqual([
      `${help}:1:1 the file has 600 kB; give 512 kB or less`,
    ]);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(linesOf(exampleFiles({ [help]: deep }))).toEqual([
      `${help}:1:41 this is more than 40 levels deep; nest less`,
    ]);
  });

  it('misses the files that every site has, and refuses those that none has a use for', () => {
    expect(linesOf(exampleFiles({ 'sites/harbour/theme.json': null, 'sites/harbour/notes.json': '{}' }))).toEqual([
      expect.stringMatching(/^sites\/harbour\/notes\.json:1:1 no site has a use for this file; /),
      'sites/harbour/theme.json:1:1 the file is missing; add it; every site has one',
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

  it('tells a fault of a shared layout once, however many sites stand on it', () => {
    const files = exampleFiles({
      'layouts/quay.json': EXAMPLE_TEXTS['layouts/quay.json'].replace('"size": 12', '"size": 0'),
      'layouts/pier.json': '{ "id": "pier", "extends": ["quay"] }',
    });
    expect(linesOf(files)).toEqual([
      'layouts/quay.json:24:129 pages.home.sections[1].props.size: 0 is less than 1; give 1 or more',
    ]);
  });

  it('leaves texts and vendors unchecked when it is not told which there are', () => {
    const files = exampleWith('sites/harbour/site.json', '["PG", "EG2"]', '["NONE"]');
    expect(
      checkSites(exampleFiles({ ...Object.fromEntries(files.documents), 'sites/harbour/locales/EN.json': '{}' })),
    ).toEqual([]);
  });
});
