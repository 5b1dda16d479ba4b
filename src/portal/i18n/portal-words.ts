import type { LanguageCode } from '#contracts/generated/contracts.ts';
import AR from './locales/AR.json' with { type: 'json' };
import EN from './locales/EN.json' with { type: 'json' };
import ES from './locales/ES.json' with { type: 'json' };
import PT from './locales/PT.json' with { type: 'json' };
import VI from './locales/VI.json' with { type: 'json' };

const complete: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = { EN, ES, PT, VI, AR };

/** The portal's own words for a language, English standing in for what it lacks. Server only: a page carries the words it needs. */
export function portalWords(language: LanguageCode): Readonly<Record<string, string>> {
  return { ...EN, ...complete[language] };
}
