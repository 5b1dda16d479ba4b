import { basicKey, placeholdersIn } from '#document/placeholders.ts';

/**
 * Writes the keys of the portal's own words and the placeholders that they fill. The checks of documents need them in
 * the gateway, which never imports the portal.
 * @param english the text of the portal's English words, a JSON object by key.
 */
export function buildPortalWords(english: string): string {
  const words = Object.entries(JSON.parse(english) as Record<string, string>);
  const keys = words.map(([key]) => key).sort();
  const placeholders = new Map<string, Set<string>>();
  for (const [key, text] of words) {
    const names = placeholdersIn(text);
    if (names.length === 0) continue;
    const known = placeholders.get(basicKey(key)) ?? new Set();
    placeholders.set(basicKey(key), new Set([...known, ...names]));
  }
  const lines = [...placeholders].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    '// Generated from src/portal/i18n/locales/EN.json by npm run generate. Do not edit.',
    '/** The keys of the portal’s own words: a text of a document may name them. */',
    `export const PORTAL_WORD_KEYS: readonly string[] = [\n${keys.map((key) => `  '${key}',`).join('\n')}\n];`,
    '/** What the portal fills into its own words, by key without plural form: the words of a site may hold these and no others. */',
    `export const PORTAL_WORD_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {\n${lines.map(([key, names]) => `  '${key}': [${[...names].map((name) => `'${name}'`).join(', ')}],`).join('\n')}\n};\n`,
  ].join('\n\n');
}
