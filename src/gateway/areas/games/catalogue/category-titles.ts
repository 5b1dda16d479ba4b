import type { DisplayName, GameCategory } from '#catalogue/catalogue-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';

/** A site's own words in one language, by key. */
export type OwnWords = Readonly<Record<string, string>>;

/** The catalogue's name of a thing in a language. */
export function displayName(names: DisplayName, language: LanguageCode): string {
  return inLanguage(names, language) ?? names.EN;
}

/**
 * A category's title and the shorter one for chips. A site may call it otherwise, by a word of its own such as
 * category.LIVE.
 */
export function categoryTitles(
  category: GameCategory,
  language: LanguageCode,
  words: OwnWords,
): { title: string; shortTitle: string } {
  const own = words[`category.${category.gameCategory}`];
  return {
    title: own ?? displayName(category.displayName, language),
    shortTitle: own ?? displayName(category.shortName, language),
  };
}
