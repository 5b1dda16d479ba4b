import { basicKey } from '#document/placeholders.ts';

/**
 * Writes the keys of word files as types, without plural forms, so that a key which no file has does not compile.
 * @param files the text of each English file, a JSON object by key, by the name of its type.
 */
export function buildWordKeys(files: Readonly<Record<string, string>>): string {
  const types = Object.entries(files).map(([name, english]) => {
    const keys = new Set(Object.keys(JSON.parse(english) as Record<string, string>).map(basicKey));
    return `export type ${name} =\n${[...keys]
      .sort()
      .map((key) => `  | '${key}'`)
      .join('\n')};`;
  });
  const anyWord = Object.keys(files).join(' | ');
  return [
    '// Generated from src/words/EN/ by npm run generate. Do not edit.',
    ...types,
    '/** Words of every file: those of pages, and those that load in chunks. */',
    `export type AnyWord = ${anyWord};\n`,
  ].join('\n\n');
}
