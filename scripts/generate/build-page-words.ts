import { basicKey, placeholdersIn } from '#document/placeholders.ts';

/**
 * Writes the keys of the portal's own words and the placeholders that they fill, for the checks of documents.
 * @param english the text of the portal's English words, a JSON object by key.
 */
export function buildPageWords(english: string): string {
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
    '// Generated from src/words/EN/page.json by npm run generate. Do not edit.',
    '/** The keys of the portal’s own words: a text of a document may name them. */',
    `export const PORTAL_WORD_KEYS: readonly string[] = [\n${keys.map((key) => `  '${key}',`).join('\n')}\n];`,
    '/** What the portal fills into its own words, by key without plural form: the words of a site may hold these and no others. */',
    `export const PORTAL_WORD_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {\n${lines.map(([key, names]) => `  '${key}': [${[...names].map((name) => `'${name}'`).join(', ')}],`).join('\n')}\n};\n`,
  ].join('\n\n');
}
