import { type CompleteLanguage, completeLanguages } from '#contracts/languages.ts';
import type { DisplayName } from './catalogue-types.ts';
import { tableRows } from './vocabulary/lexeme.ts';

/**
 * Reads rows `key | English | …` with one name for each complete language, in the order of `completeLanguages`.
 * @returns the name of a key; it throws for a key or a language that the table lacks, so that no catalogue is made
 *   without.
 */
export function displayNames(table: string): (key: string) => DisplayName {
  const names = new Map(tableRows(table).map(([key = '', ...cells]) => [key, nameOf(key, cells)]));
  return (key) => {
    const name = names.get(key);
    if (!name) throw new Error(`There is no display name for ${key}.`);
    return name;
  };
}

function nameOf(key: string, cells: readonly string[]): DisplayName {
  if (cells.length !== completeLanguages.length || cells.includes(''))
    throw new Error(`The display name of ${key} is not complete.`);
  return Object.fromEntries(completeLanguages.map((language, index) => [language, cells[index]])) as Record<
    CompleteLanguage,
    string
  >;
}
