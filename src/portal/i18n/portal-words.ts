import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { type CompleteLanguage, languages } from '#contracts/languages.ts';
import AR from './locales/AR.json' with { type: 'json' };
import CN from './locales/CN.json' with { type: 'json' };
import EN from './locales/EN.json' with { type: 'json' };
import ES from './locales/ES.json' with { type: 'json' };
import FR from './locales/FR.json' with { type: 'json' };
import ID from './locales/ID.json' with { type: 'json' };
import JA from './locales/JA.json' with { type: 'json' };
import KO from './locales/KO.json' with { type: 'json' };
import PT from './locales/PT.json' with { type: 'json' };
import TH from './locales/TH.json' with { type: 'json' };
import TW from './locales/TW.json' with { type: 'json' };
import VI from './locales/VI.json' with { type: 'json' };

const locales: Readonly<Record<CompleteLanguage, Readonly<Record<string, string>>>> = {
  AR,
  CN,
  EN,
  ES,
  FR,
  ID,
  JA,
  KO,
  PT,
  TH,
  TW,
  VI,
};

/**
 * The portal's own words for a language, English standing in for what it lacks. Server only: a page carries the words
 * it needs.
 */
export function portalWords(language: LanguageCode): Readonly<Record<string, string>> {
  return { ...EN, ...locales[languages[language].words] };
}
