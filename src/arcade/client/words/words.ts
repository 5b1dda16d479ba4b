import { type CompleteLanguage, languages } from '#contracts/languages.ts';
import { arcadeWords } from '#words/generated/arcade-words.ts';
import { createTranslator, type WordTable } from '#words/translator.ts';
import type { GameWords } from './game-words.ts';

interface WordTree {
  [name: string]: string | WordTree;
}

/** Fetches what the games say in a language, from one file that is asked for when a game is opened in it. */
export async function loadWords(language: CompleteLanguage): Promise<GameWords> {
  const { default: table }: { readonly default: WordTable } = await arcadeWords[language]();
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
