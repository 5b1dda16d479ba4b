import type { LanguageCode } from './generated/contracts.ts';

/** How one of the product's languages is written and named. */
export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The circle flag that stands beside its name, by country code. */
  readonly flag: string;
}

/** The product's language codes (specification, section 9) in BCP 47. TY is Thai as spoken of in the specification's local texts. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  CN: { tag: 'zh-Hans', name: '简体中文', direction: 'ltr', flag: 'cn' },
  EN: { tag: 'en-GB', name: 'English', direction: 'ltr', flag: 'gb' },
  JA: { tag: 'ja', name: '日本語', direction: 'ltr', flag: 'jp' },
  TH: { tag: 'th', name: 'ไทย', direction: 'ltr', flag: 'th' },
  VI: { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr', flag: 'vn' },
  MY: { tag: 'my', name: 'မြန်မာ', direction: 'ltr', flag: 'mm' },
  ES: { tag: 'es', name: 'Español', direction: 'ltr', flag: 'es' },
  HI: { tag: 'hi', name: 'हिन्दी', direction: 'ltr', flag: 'in' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr', flag: 'id' },
  KM: { tag: 'km', name: 'ខ្មែរ', direction: 'ltr', flag: 'kh' },
  KO: { tag: 'ko', name: '한국어', direction: 'ltr', flag: 'kr' },
  MS: { tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr', flag: 'my' },
  PT: { tag: 'pt', name: 'Português', direction: 'ltr', flag: 'pt' },
  TA: { tag: 'ta', name: 'தமிழ்', direction: 'ltr', flag: 'lk' },
  TW: { tag: 'zh-Hant', name: '繁體中文', direction: 'ltr', flag: 'tw' },
  TY: { tag: 'th-TH', name: 'ภาษาไทย', direction: 'ltr', flag: 'th' },
  UR: { tag: 'ur', name: 'اردو', direction: 'rtl', flag: 'pk' },
  TR: { tag: 'tr', name: 'Türkçe', direction: 'ltr', flag: 'tr' },
  BN: { tag: 'bn', name: 'বাংলা', direction: 'ltr', flag: 'bd' },
  AR: { tag: 'ar', name: 'العربية', direction: 'rtl', flag: 'ae' },
  FA: { tag: 'fa', name: 'فارسی', direction: 'rtl', flag: 'ir' },
  RU: { tag: 'ru', name: 'Русский', direction: 'ltr', flag: 'ru' },
  KK: { tag: 'kk', name: 'Қазақша', direction: 'ltr', flag: 'kz' },
  UZ: { tag: 'uz', name: 'Oʻzbekcha', direction: 'ltr', flag: 'uz' },
  LO: { tag: 'lo', name: 'ລາວ', direction: 'ltr', flag: 'la' },
  NE: { tag: 'ne', name: 'नेपाली', direction: 'ltr', flag: 'np' },
  FR: { tag: 'fr', name: 'Français', direction: 'ltr', flag: 'fr' },
  DE: { tag: 'de', name: 'Deutsch', direction: 'ltr', flag: 'de' },
  IT: { tag: 'it', name: 'Italiano', direction: 'ltr', flag: 'it' },
  PL: { tag: 'pl', name: 'Polski', direction: 'ltr', flag: 'pl' },
};
