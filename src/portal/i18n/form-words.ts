import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { type CompleteLanguage, languages, writtenIn } from '#contracts/languages.ts';
import { createTranslator, type Translate } from './translator.ts';

type WordFile = Promise<{ readonly default: Readonly<Record<string, string>> }>;

const files: Readonly<Record<CompleteLanguage, () => WordFile>> = {
  AR: () => import('./form-words/AR.json', { with: { type: 'json' } }),
  CN: () => import('./form-words/CN.json', { with: { type: 'json' } }),
  EN: () => import('./form-words/EN.json', { with: { type: 'json' } }),
  ES: () => import('./form-words/ES.json', { with: { type: 'json' } }),
  FR: () => import('./form-words/FR.json', { with: { type: 'json' } }),
  ID: () => import('./form-words/ID.json', { with: { type: 'json' } }),
  JA: () => import('./form-words/JA.json', { with: { type: 'json' } }),
  KO: () => import('./form-words/KO.json', { with: { type: 'json' } }),
  PT: () => import('./form-words/PT.json', { with: { type: 'json' } }),
  TH: () => import('./form-words/TH.json', { with: { type: 'json' } }),
  TW: () => import('./form-words/TW.json', { with: { type: 'json' } }),
  VI: () => import('./form-words/VI.json', { with: { type: 'json' } }),
};

/**
 * Fetches the words of the forms in a language: what each field takes, and what is wrong with what was filled in. They are a chunk of
 * their own, since no page says them before somebody fills in a form.
 */
export async function loadFormWords(language: LanguageCode): Promise<Translate> {
  const { words } = languages[language];
  const { default: texts } = await files[words]();
  return createTranslator(writtenIn(language).tag, texts);
}
