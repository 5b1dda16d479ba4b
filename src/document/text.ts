import type { LanguageCode, Text } from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';

/** How a document's text is said: in which language, in which one instead, and what a translation key means. */
export interface TextContext {
  readonly language: LanguageCode;
  /** Stands in where the words lack the language: the site's default. */
  readonly fallback: LanguageCode;
  readonly translate: (key: string) => string;
}

/**
 * Says a document's text: a key goes to the translations; words by language are said in the language, else in the
 * fallback, else in the first one that there is. Empty words are words.
 */
export function textOf(text: Text, { language, fallback, translate }: TextContext): string {
  if (typeof text === 'string') return translate(text);
  return inLanguage(text, language) ?? text[fallback] ?? Object.values(text)[0] ?? '';
}
