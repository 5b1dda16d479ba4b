import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { type CompleteLanguage, languages } from '#contracts/languages.ts';

/**
 * Families for the scripts that a brand's faces may lack, as machines bring them: Apple's, Windows', Android's and
 * Linux'. None is sent: a face of such a script weighs up to megabytes, and every system whose people read it has a
 * good one.
 */
const families: Readonly<Partial<Record<CompleteLanguage, readonly string[]>>> = {
  AR: ['SF Arabic', 'Geeza Pro', 'Segoe UI', 'Noto Sans Arabic'],
  TH: ['Thonburi', 'Leelawadee UI', 'Noto Sans Thai', 'Loma'],
  JA: ['Hiragino Sans', 'Yu Gothic UI', 'Meiryo', 'Noto Sans JP', 'Noto Sans CJK JP'],
  KO: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'],
  CN: ['PingFang SC', 'Microsoft YaHei UI', 'Noto Sans SC', 'Noto Sans CJK SC'],
  TW: ['PingFang TC', 'Microsoft JhengHei UI', 'Noto Sans TC', 'Noto Sans CJK TC'],
};

/** The fallback fonts behind a brand's faces, by the page's language; empty where Latin letters are enough. */
export function scriptFonts(language: LanguageCode): readonly string[] {
  return families[languages[language].words] ?? [];
}
