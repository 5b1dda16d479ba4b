import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { CompleteLanguage } from '#contracts/languages.ts';
import type { Translate } from '#contracts/translator.ts';
import { loadWordFile, type WordFile } from './form-words.ts';

const files: Readonly<Record<CompleteLanguage, () => WordFile>> = {
  AR: () => import('./account-words/AR.json'),
  CN: () => import('./account-words/CN.json'),
  EN: () => import('./account-words/EN.json'),
  ES: () => import('./account-words/ES.json'),
  FR: () => import('./account-words/FR.json'),
  ID: () => import('./account-words/ID.json'),
  JA: () => import('./account-words/JA.json'),
  KO: () => import('./account-words/KO.json'),
  PT: () => import('./account-words/PT.json'),
  TH: () => import('./account-words/TH.json'),
  TW: () => import('./account-words/TW.json'),
  VI: () => import('./account-words/VI.json'),
};

/**
 * Fetches the words of the member's own pages in a language: a chunk of their own, like those of forms, and never
 * without these.
 */
export const loadAccountWords = (language: LanguageCode): Promise<Translate> => loadWordFile(files, language);
