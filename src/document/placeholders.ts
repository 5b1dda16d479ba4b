/** The plural forms that languages have, as the word files write them behind a key: `games.all_one`. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof PLURAL_FORMS)[number];

const suffix = new RegExp(`_(${PLURAL_FORMS.join('|')})$`);

/** The names of the places in a text that values are put into: `count` of `All {{count}} games`. Each once. */
export function placeholdersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)))];
}

/** A key without its plural form: `games.all` for `games.all_one`. */
export function basicKey(key: string): string {
  return key.replace(suffix, '');
}

/** The plural form of a key, or null for one without. */
export function pluralFormOf(key: string): PluralForm | null {
  return (suffix.exec(key)?.[1] as PluralForm | undefined) ?? null;
}
