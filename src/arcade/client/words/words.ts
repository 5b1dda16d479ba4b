import { type CompleteLanguage, languages } from '#contracts/languages.ts';
import { createTranslator, type WordTable } from '#contracts/translator.ts';
import type { GameWords } from './game-words.ts';

/** One file for each language, fetched when a game is opened in it. */
const files: Record<CompleteLanguage, () => Promise<{ readonly default: WordTable }>> = {
  EN: () => import('./EN.json'),
  ES: () => import('./ES.json'),
  PT: () => import('./PT.json'),
  VI: () => import('./VI.json'),
  AR: () => import('./AR.json'),
  TH: () => import('./TH.json'),
  ID: () => import('./ID.json'),
  FR: () => import('./FR.json'),
  JA: () => import('./JA.json'),
  KO: () => import('./KO.json'),
  CN: () => import('./CN.json'),
  TW: () => import('./TW.json'),
};

interface WordTree {
  [name: string]: string | WordTree;
}

/** Fetches what the games say in a language. */
export async function loadWords(language: CompleteLanguage): Promise<GameWords> {
  const { default: table } = await files[language]();
  const say = createTranslator(languages[language].tag, table);
  const words: WordTree = {};
  for (const key of Object.keys(table)) plant(words, key.split('.'), say(key));
  return Object.assign(words, { say }) as unknown as GameWords;
}

/** Puts a text in its place in the tree. */
function plant(tree: WordTree, [head = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[head] = text;
    return;
  }
  const known = tree[head];
  const branch = typeof known === 'object' ? known : {};
  tree[head] = branch;
  plant(branch, rest, text);
}
