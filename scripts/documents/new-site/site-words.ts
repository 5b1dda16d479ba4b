import type { LanguageCode, TextByLanguage } from '#contracts/generated/contracts.ts';
import { starterWords } from '#words/generated/starter-words.ts';

/** Starter texts of a new brand, to be replaced by its people. */
export type StarterWord = keyof (typeof starterWords)['EN'];

/**
 * Words of a new brand in its languages. English stands in where the default language is one that we have no words in:
 * it has to have some.
 * @param name what the brand is called.
 */
export function siteWords(
  word: StarterWord,
  languages: readonly [LanguageCode, ...LanguageCode[]],
  name: string,
): TextByLanguage {
  const known: Readonly<Partial<Record<LanguageCode, Readonly<Record<StarterWord, string>>>>> = starterWords;
  const said: Array<[LanguageCode, string]> = [];
  for (const [index, language] of languages.entries()) {
    const text = (known[language] ?? (index === 0 ? starterWords.EN : undefined))?.[word];
    if (text !== undefined) said.push([language, text.replaceAll('{{name}}', name)]);
  }
  return Object.fromEntries(said);
}
