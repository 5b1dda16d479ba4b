import type { LanguageCode } from './generated/contracts.ts';

/** Tag, name, direction and flag of one of the product's languages. */
export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The circle flag that stands beside its name, by country code. */
  readonly flag: string;
  /**
   * The language that the product's words are in where this one is chosen: itself where they are complete, its sister
   * where that says the same, and English where there are none.
   */
  readonly words: CompleteLanguage;
}

/**
 * The product's language codes (specification, section 9) in BCP 47. TY is Thai as spoken of in the specification's
 * local texts. A language whose `words` are its own code is complete: it has a folder in `src/words/`.
 */
const table = {
  EN: { tag: 'en-GB', name: 'English', direction: 'ltr', flag: 'gb', words: 'EN' },
  ES: { tag: 'es', name: 'Español', direction: 'ltr', flag: 'es', words: 'ES' },
  PT: { tag: 'pt', name: 'Português', direction: 'ltr', flag: 'pt', words: 'PT' },
  VI: { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr', flag: 'vn', words: 'VI' },
  AR: { tag: 'ar', name: 'العربية', direction: 'rtl', flag: 'ae', words: 'AR' },
  TH: { tag: 'th', name: 'ไทย', direction: 'ltr', flag: 'th', words: 'TH' },
  ID: { tag: 'id', name: 'Indonesia', direction: 'ltr', flag: 'id', words: 'ID' },
  FR: { tag: 'fr', name: 'Français', direction: 'ltr', flag: 'fr', words: 'FR' },
  JA: { tag: 'ja', name: '日本語', direction: 'ltr', flag: 'jp', words: 'JA' },
  KO: { tag: 'ko', name: '한국어', direction: 'ltr', flag: 'kr', words: 'KO' },
  CN: { tag: 'zh-Hans', name: '简体中文', direction: 'ltr', flag: 'cn', words: 'CN' },
  TW: { tag: 'zh-Hant', name: '繁體中文', direction: 'ltr', flag: 'tw', words: 'TW' },
  MY: { tag: 'my', name: 'မြန်မာ', direction: 'ltr', flag: 'mm', words: 'EN' },
  HI: { tag: 'hi', name: 'हिन्दी', direction: 'ltr', flag: 'in', words: 'EN' },
  KM: { tag: 'km', name: 'ខ្មែរ', direction: 'ltr', flag: 'kh', words: 'EN' },
  MS: { tag: 'ms', name: 'Melayu', direction: 'ltr', flag: 'my', words: 'EN' },
  TA: { tag: 'ta', name: 'தமிழ்', direction: 'ltr', flag: 'lk', words: 'EN' },
  TY: { tag: 'th-TH', name: 'ภาษาไทย', direction: 'ltr', flag: 'th', words: 'TH' },
  UR: { tag: 'ur', name: 'اردو', direction: 'rtl', flag: 'pk', words: 'EN' },
  TR: { tag: 'tr', name: 'Türkçe', direction: 'ltr', flag: 'tr', words: 'EN' },
  BN: { tag: 'bn', name: 'বাংলা', direction: 'ltr', flag: 'bd', words: 'EN' },
  FA: { tag: 'fa', name: 'فارسی', direction: 'rtl', flag: 'ir', words: 'EN' },
  RU: { tag: 'ru', name: 'Русский', direction: 'ltr', flag: 'ru', words: 'EN' },
  KK: { tag: 'kk', name: 'Қазақша', direction: 'ltr', flag: 'kz', words: 'EN' },
  UZ: { tag: 'uz', name: 'Oʻzbekcha', direction: 'ltr', flag: 'uz', words: 'EN' },
  LO: { tag: 'lo', name: 'ລາວ', direction: 'ltr', flag: 'la', words: 'EN' },
  NE: { tag: 'ne', name: 'नेपाली', direction: 'ltr', flag: 'np', words: 'EN' },
  DE: { tag: 'de', name: 'Deutsch', direction: 'ltr', flag: 'de', words: 'EN' },
  IT: { tag: 'it', name: 'Italiano', direction: 'ltr', flag: 'it', words: 'EN' },
  PL: { tag: 'pl', name: 'Polski', direction: 'ltr', flag: 'pl', words: 'EN' },
} as const satisfies Readonly<Record<LanguageCode, Readonly<Record<keyof Language, string>>>>;

/** A language in which the product has all its words. */
export type CompleteLanguage = {
  [Code in LanguageCode]: (typeof table)[Code]['words'] extends Code ? Code : never;
}[LanguageCode];

export const languages: Readonly<Record<LanguageCode, Language>> = table;

/** The languages in which the product has all its words. The mark lets browsers' builds leave the list out. */
export const completeLanguages: readonly CompleteLanguage[] = /* @__PURE__ */ codesOfComplete();

function codesOfComplete(): CompleteLanguage[] {
  return Object.entries(languages).flatMap(([code, { words }]) => (code === words ? [words] : []));
}

/** The language that a page in a language is written in: its words, its direction and how it says numbers and dates. */
export function writtenIn(language: LanguageCode): Language {
  return languages[languages[language].words];
}

/** Whether the product has no words of a language, so that its pages are in English. */
export function isInEnglishInstead(language: LanguageCode): boolean {
  return languages[language].words === 'EN' && language !== 'EN';
}

/** Whether the product has words of its own in a language, so that a page in it is a page of its own. */
export function hasOwnWords(language: LanguageCode): boolean {
  return languages[language].words === language;
}

/** The entry for a language: its own, else that of its sister language. An English page has English entries only. */
export function inLanguage<T>(table: Readonly<Partial<Record<string, T>>>, language: LanguageCode): T | undefined {
  const { words } = languages[language];
  return words === 'EN' ? table.EN : (table[language] ?? table[words]);
}

/** The languages of the operators' desk. */
export const deskLanguages = ['EN', 'ES', 'VI'] as const;

export type DeskLanguage = (typeof deskLanguages)[number];
