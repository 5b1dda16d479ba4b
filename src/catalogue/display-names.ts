import { type CompleteLanguage, completeLanguages, languages } from '#contracts/languages.ts';
import { catalogueWords } from '#words/generated/catalogue-words.ts';
import { createTranslator } from '#words/translator.ts';
import type { DisplayName } from './catalogue-types.ts';

/** A name of the catalogue by its key in `src/words/<language>/catalogue.json`. */
export type CatalogueWord = keyof (typeof catalogueWords)['EN'];

const translators = completeLanguages.map(
  (language) => [language, createTranslator(languages[language].tag, catalogueWords[language])] as const,
);

/** The name of a key in every language that the product has words in, in their order, with its slots filled. */
export function displayName(key: CatalogueWord, values?: Readonly<Record<string, string>>): DisplayName {
  return Object.fromEntries(translators.map(([language, t]) => [language, t(key, values)])) as Record<
    CompleteLanguage,
    string
  >;
}
