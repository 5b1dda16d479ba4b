/** Says a translation key, with values and plural forms. Numbers are grouped as the language does; a key that is missing is said as it stands. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Makes the translator of one language. The word files are in the JSON format of i18next (flat keys, `{{value}}`, plural forms as
 * suffixes such as `_one` and `_other`), so that the usual tools read them; saying them needs no library.
 * @param tag BCP 47, for the plural rules.
 */
export function createTranslator(tag: string, words: Readonly<Record<string, string>>): Translate {
  const plurals = new Intl.PluralRules(tag);
  const numbers = numberFormat(tag);
  const say = (value: string | number): string => (typeof value === 'number' ? numbers.format(value) : value);
  const find = (key: string): string | undefined => (Object.hasOwn(words, key) ? words[key] : undefined);
  return (key, values) => {
    const count = values?.count;
    const plural =
      typeof count === 'number' ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`)) : undefined;
    const text = plural ?? find(key) ?? key;
    return values ? text.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => say(values[name] ?? slot)) : text;
  };
}

/** Numbers of a language in Latin digits, so that server and browser print the same. */
export function numberFormat(tag: string): Intl.NumberFormat {
  return new Intl.NumberFormat(`${tag}-u-nu-latn`);
}
