import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { pageWords } from '#words/generated/page-words.ts';

/**
 * The portal's own words for a language, English standing in for what it lacks. Server only: a page carries the words
 * it needs.
 */
export function portalWords(language: LanguageCode): Readonly<Record<string, string>> {
  return { ...pageWords.EN, ...pageWords[languages[language].words] };
}
