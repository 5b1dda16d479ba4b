import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { type CompleteLanguage, languages, writtenIn } from '#contracts/languages.ts';
import { createTranslator, type Translate } from '#contracts/translator.ts';

export type WordFile = Promise<{ readonly default: Readonly<Record<string, string>> }>;

const files: Readonly<Record<CompleteLanguage, () => WordFile>> = {
  AR: () => import('./form-words/AR.json'),
  CN: () => import('./form-words/CN.json'),
  EN: () => import('./form-words/EN.json'),
  ES: () => import('./form-words/ES.json'),
  FR: () => import('./form-words/FR.json'),
  ID: () => import('./form-words/ID.json'),
  JA: () => import('./form-words/JA.json'),
  KO: () => import('./form-words/KO.json'),
  PT: () => import('./form-words/PT.json'),
  TH: () => import('./form-words/TH.json'),
  TW: () => import('./form-words/TW.json'),
  VI: () => import('./form-words/VI.json'),
};

/**
 * Fetches the words of the forms in a language: what each field takes, and what is wrong with what was filled in. They
 * are a chunk of their own, since no page says them before somebody fills in a form.
 */
export const loadFormWords = (language: LanguageCode): Promise<Translate> => loadWordFile(files, language);

/** Fetches one of several files of words, and makes the translator of its language. */
export async function loadWordFile(
  files: Readonly<Record<CompleteLanguage, () => WordFile>>,
  language: LanguageCode,
): Promise<Translate> {
  const { words } = languages[language];
  const { default: texts } = await files[words]();
  return createTranslator(writtenIn(language).tag, texts);
}
