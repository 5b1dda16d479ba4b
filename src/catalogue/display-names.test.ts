import { describe, expect, it } from 'vitest';
import { type CompleteLanguage, completeLanguages, languages } from '#contracts/languages.ts';
import english from '#words/EN/catalogue.json' with { type: 'json' };
import { gameCategories } from './categories.ts';

const texts = gameCategories.flatMap(({ gameCategory, displayName, shortName, classifies }) => [
  { of: gameCategory, name: displayName },
  { of: `${gameCategory}, short`, name: shortName },
  ...classifies.map(({ key, displayName: name }) => ({ of: `${gameCategory} ${key}`, name })),
]);

/** Letters of languages that write with several scripts, or with one that CLDR calls otherwise than Unicode. */
const LETTERS: Readonly<Record<string, string>> = {
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  Kore: '\\p{Script=Hangul}',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
};

function lettersOf(language: CompleteLanguage): RegExp {
  const { script = 'Latn' } = new Intl.Locale(languages[language].tag).maximize();
  return new RegExp(`[${LETTERS[script] ?? `\\p{Script=${script}}`}]`, 'u');
}

describe('the names of categories and classifies', () => {
  it.each(completeLanguages)('are there in %s, in its own script', (language) => {
    for (const { of, name } of texts) {
      expect(name[language].trim(), of).not.toBe('');
      // An abbreviation stays as it is everywhere.
      if (!/^(PVP|PK10)/.test(name[language])) expect(name[language], of).toMatch(lettersOf(language));
    }
  });

  it.each(completeLanguages)('tell the classifies of a category apart in %s', (language) => {
    for (const { gameCategory, classifies } of gameCategories) {
      const names = classifies.map(({ displayName }) => displayName[language]);
      expect(new Set(names).size, gameCategory).toBe(names.length);
    }
  });

  it.each(completeLanguages)('are short in %s where a chip shows them', (language) => {
    for (const { shortName } of gameCategories) expect(shortName[language].length).toBeLessThanOrEqual(14);
  });
});

describe('the words of the catalogue', () => {
  it('name every category and classify, and nothing that is neither', () => {
    const wanted = gameCategories.flatMap(({ gameCategory, classifies }) => [
      `category.${gameCategory}`,
      `categoryShort.${gameCategory}`,
      // Both lotteries have the same classifies.
      ...classifies.map(({ key }) => `classify.${gameCategory === 'ELOTT' ? 'LOTT' : gameCategory}.${key}`),
    ]);
    const named = Object.keys(english).filter((key) => /^(?:category|categoryShort|classify)\./.test(key));
    expect(named.sort()).toEqual([...new Set(wanted)].sort());
  });
});
