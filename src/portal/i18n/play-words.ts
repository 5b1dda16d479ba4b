import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { CompleteLanguage } from '#contracts/languages.ts';
import type { Translate } from '#contracts/translator.ts';
import { loadWordFile, type WordFile } from './form-words.ts';

const files: Readonly<Record<CompleteLanguage, () => WordFile>> = {
  AR: () => import('./play-words/AR.json'),
  CN: () => import('./play-words/CN.json'),
  EN: () => import('./play-words/EN.json'),
  ES: () => import('./play-words/ES.json'),
  FR: () => import('./play-words/FR.json'),
  ID: () => import('./play-words/ID.json'),
  JA: () => import('./play-words/JA.json'),
  KO: () => import('./play-words/KO.json'),
  PT: () => import('./play-words/PT.json'),
  TH: () => import('./play-words/TH.json'),
  TW: () => import('./play-words/TW.json'),
  VI: () => import('./play-words/VI.json'),
};

/**
 * Fetches the words of playing in a language: of a game and its bars, of wallets, and of what was played. A chunk of
 * their own, like those of forms.
 */
export const loadPlayWords = (language: LanguageCode): Promise<Translate> => loadWordFile(files, language);
