import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addTo, type Bitmap, emptyBitmap } from './bitmap.ts';
import { foldText } from './fold-text.ts';
import { buildNameIndex, type NameIndex } from './name-index.ts';
import { searchNames } from './search-names.ts';

const NAMES = [
  ['Dragon Ascends', 'صعود التنين', 'PG'],
  ['Golden Dragon', '金龙', 'PG'],
  ['Snapdragon', 'มังกรทอง', 'AG'],
  ['Kraken Deep', 'Thủy Quái', 'AG'],
  ['Lucky Sevens', '행운의 세븐', 'AG'],
  ['Gates of Thunder', '雷神の門', 'JDB'],
  ['Dragonfly', 'Đuôi Rồng', 'JDB'],
] as const;

const VENDORS = new Map([
  ['PG', ['Paper Garden']],
  ['AG', ['Atlas Grand']],
  ['JDB', ['Jade Bridge']],
]);

const indexOf = (names: ReadonlyArray<readonly [string, string, string]>): Promise<NameIndex> =>
  buildNameIndex(
    names.map(([name, own, vassalage]) => ({ names: [own, name], vassalage })),
    VENDORS,
    async () => {},
  );

const everything = (documents: number): Bitmap => {
  const bits = emptyBitmap(documents);
  for (let document = 0; document < documents; document += 1) addTo(bits, document);
  return bits;
};

function found(index: NameIndex, typed: string, scope = everything(index.documents)): number[] {
  const { games, totalCount } = searchNames(index, foldText(typed), scope);
  return [...games.subarray(0, totalCount)];
}

describe('searchNames', () => {
  let index: NameIndex;

  beforeAll(async () => {
    index = await indexOf(NAMES);
  });

  const names = (typed: string, scope?: Bitmap): string[] =>
    found(index, typed, scope).map((document) => NAMES[document]?.[0] ?? '');

  it('puts names that begin with the query first, then words that do, then the rest', () => {
    expect(names('dragon')).toEqual(['Dragon Ascends', 'Dragonfly', 'Golden Dragon', 'Snapdragon']);
    expect(names('d')).toEqual([
      'Dragon Ascends',
      'Dragonfly',
      'Golden Dragon',
      'Kraken Deep',
      'Snapdragon',
      'Gates of Thunder',
    ]);
  });

  it.each([
    ['龙', 'Golden Dragon'],
    ['金龙', 'Golden Dragon'],
    ['กรท', 'Snapdragon'],
    ['تنين', 'Dragon Ascends'],
    ['quai', 'Kraken Deep'],
    ['quái', 'Kraken Deep'],
    ['duoi rong', 'Dragonfly'],
    ['세', 'Lucky Sevens'],
    ['행우', 'Lucky Sevens'],
    ['神の', 'Gates of Thunder'],
  ])('finds %s within a name of its script', (typed, name) => {
    expect(names(typed)).toEqual([name]);
  });

  it('finds the games of a vendor after those whose name has the query', () => {
    expect(names('atlas')).toEqual(['Snapdragon', 'Kraken Deep', 'Lucky Sevens']);
    expect(names('ag').slice(-3)).toContain('Kraken Deep');
    expect(names('g').length).toBeLessThan(NAMES.length);
  });

  it('finds words in any order and across the name and the vendor’s, when nothing has the query as it is', () => {
    expect(names('sevens lucky')).toEqual(['Lucky Sevens']);
    expect(names('dragon garden')).toEqual(['Dragon Ascends', 'Golden Dragon']);
  });

  it.each(['krakn', 'krkaen', 'krakenn', 'krxken', 'kraekn dep'.split(' ')[0] ?? ''])(
    'forgives a slip: %s',
    (typed) => {
      expect(names(typed)).toEqual(['Kraken Deep']);
    },
  );

  it('forgives a slip in an unfinished word, and in one of several words', () => {
    expect(names('thnud')).toEqual(['Gates of Thunder']);
    expect(names('lucky sevns')).toEqual(['Lucky Sevens']);
    expect(names('luky sevns')).toEqual([]);
  });

  it('guesses nothing for short words, nor when the query is found as it is', () => {
    expect(names('dep')).toEqual([]);
    expect(names('golden')).toEqual(['Golden Dragon']);
  });

  it('finds nothing outside of its scope', () => {
    const scope = emptyBitmap(NAMES.length);
    addTo(scope, 2);
    expect(names('dragon', scope)).toEqual(['Snapdragon']);
    expect(names('krakn', scope)).toEqual([]);
  });

  it('knows a vendor by a slip in its name', () => {
    const guessed = (typed: string) => index.vendors.guessed(typed).map(({ vassalage }) => vassalage);
    expect(guessed('jade brigde')).toEqual(['JDB']);
    expect(guessed('jabe brigde')).toEqual([]);
    expect(guessed('brigde')).toEqual(['JDB']);
    expect(guessed('bridge jade')).toEqual(['JDB']);
    expect(guessed('jade')).toEqual([]);
  });
});

it('finds exactly the names that have the query, however they are written', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'Á', ' ', '-', '龙', 'ร', '한', 'đ', '\u{1f409}'),
    maxLength: 9,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 80 }), text, async (names, typed) => {
      const query = foldText(typed);
      fc.pre(query !== '');
      const index = await buildNameIndex(
        names.map((name) => ({ names: [name], vassalage: 'PG' })),
        new Map([['PG', ['\u{1f3b0}']]]),
        async () => {},
      );
      const having = names.flatMap((name, document) => (foldText(name).includes(query) ? [document] : []));
      if (having.length > 0) expect(found(index, typed).sort((one, other) => one - other)).toEqual(having);
      expect(new Set(found(index, typed)).size).toBe(found(index, typed).length);
    }),
    { numRuns: 300 },
  );
});
