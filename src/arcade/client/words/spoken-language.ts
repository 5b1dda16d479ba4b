import { type CompleteLanguage, type Language, languages } from '#contracts/languages.ts';

/**
 * The language that a page is in for one of the product's codes: its own where it is complete, else the one that stands
 * for it.
 */
export function spokenLanguage(code: string): { readonly code: CompleteLanguage; readonly language: Language } {
  const known = Object.entries(languages).find(([name]) => name === code)?.[1] ?? languages.EN;
  return { code: known.words, language: languages[known.words] };
}
