/**
 * Writes the keys of the portal's own words. The checks of documents need them in the gateway, which never imports the portal.
 * @param english the text of the portal's English words, a JSON object by key.
 */
export function buildPortalWords(english: string): string {
  const keys = Object.keys(JSON.parse(english) as object).sort();
  return [
    '// Generated from src/portal/i18n/locales/EN.json by npm run generate. Do not edit.',
    '/** The keys of the portal’s own words: a text of a document may name them. */',
    `export const PORTAL_WORD_KEYS: readonly string[] = [\n${keys.map((key) => `  '${key}',`).join('\n')}\n];\n`,
  ].join('\n\n');
}
