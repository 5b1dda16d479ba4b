import { type CompleteLanguage, completeLanguages } from '#contracts/languages.ts';
import { catalogueWords } from '#words/generated/catalogue-words.ts';
import type { DisplayName } from './catalogue-types.ts';

/** A name of the catalogue by its key in `src/words/<language>/catalogue.json`. */
export type CatalogueWord = keyof (typeof catalogueWords)['EN'];

/** The name of a key in every language that the product has words in, in their order. */
export function displayName(key: CatalogueWord): DisplayName {
  return Object.fromEntries(completeLanguages.map((language) => [language, catalogueWords[language][key]])) as Record<
    CompleteLanguage,
    string
  >;
}
