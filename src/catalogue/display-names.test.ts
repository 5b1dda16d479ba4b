import { describe, expect, it } from 'vitest';
import { completeLanguages } from '#contracts/languages.ts';
import { gameCategories } from './categories.ts';
import { displayNames } from './display-names.ts';

const texts = gameCategories.flatMap(({ gameCategory, displayName, shortName, classifies }) => [
  { of: gameCategory, name: displayName },
  { of: `${gameCategory}, short`, name: shortName },
  ...classifies.map(({ key, displayName: name }) => ({ of: `${gameCategory} ${key}`, name })),
]);

/** The scripts that names of a language are written in; others have Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  AR: /\p{Script=Arabic}/u,
  TH: /\p{Script=Thai}/u,
  JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KO: /\p{Script=Hangul}/u,
  CN: /\p{Script=Han}/u,
  TW: /\p{Script=Han}/u,
};

describe('the names of categories and classifies', () => {
  it.each(completeLanguages)('are there in %s, in its own script', (language) => {
    for (const { of, name } of texts) {
      expect(name[language].trim(), of).not.toBe('');
      // An abbreviation stays as it is everywhere.
      if (!/^(PVP|PK10)/.test(name[language]))
        expect(name[language], of).toMatch(SCRIPTS[language] ?? /\p{Script=Latin}/u);
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

describe('displayNames', () => {
  it('takes no name that a language lacks, and knows no key that has none', () => {
    expect(() => displayNames('RNG | Slots | Tragaperras')).toThrow('The display name of RNG is not complete.');
    const row = `RNG | ${completeLanguages.map((code) => `slots ${code}`).join(' | ')}`;
    expect(displayNames(row)('RNG').KO).toBe('slots KO');
    expect(() => displayNames(row)('LIVE')).toThrow('There is no display name for LIVE.');
  });
});
