import { deskLanguages } from '#contracts/languages.ts';

/** The kinds of words, and whether their files come with the code or are fetched when somebody needs them. */
const wordKinds = {
  account: 'fetched',
  agent: 'fetched',
  arcade: 'fetched',
  cashier: 'fetched',
  catalogue: 'bundled',
  form: 'fetched',
  gateway: 'bundled',
  lottery: 'fetched',
  page: 'bundled',
  play: 'fetched',
  records: 'fetched',
  starter: 'bundled',
  studio: 'fetched',
} as const;

/**
 * Writes one map for each kind of words, from language to file. Bundlers read imports as they stand and know no folder
 * of the server's, so the maps are written for the browser's build, the servers' and the tests alike.
 * @param codes the languages that have a folder. The desk of operators speaks some of them.
 * @returns the text of each file by its name.
 */
export function buildWordMaps(codes: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...codes].sort();
  return new Map(
    Object.entries(wordKinds).map(([kind, coming]) => [
      `${kind}-words.ts`,
      (coming === 'bundled' ? bundledMap : fetchedMap)(kind, kind === 'studio' ? sorted.filter(isOfDesk) : sorted),
    ]),
  );
}

const isOfDesk = (code: string): boolean => deskLanguages.some((language) => language === code);

const ORIGIN = '// Generated from the folders of src/words/ by npm run generate. Do not edit.\n\n';

function bundledMap(kind: string, codes: readonly string[]): string {
  const imports = codes.map((code) => `import ${code} from '#words/${code}/${kind}.json' with { type: 'json' };\n`);
  return `${ORIGIN}${imports.join('')}\nexport const ${kind}Words = { ${codes.join(', ')} };\n`;
}

function fetchedMap(kind: string, codes: readonly string[]): string {
  const rows = codes.map((code) => `  ${code}: () => import('#words/${code}/${kind}.json'),\n`);
  return `${ORIGIN}export const ${kind}Words = {\n${rows.join('')}};\n`;
}
