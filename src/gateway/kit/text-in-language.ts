import type { LanguageCode, Text, TextByLanguage } from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';

/** The words of a language; the fallback language's where there are none; any at all rather than nothing. */
export function textInLanguage(texts: TextByLanguage, language: LanguageCode, fallback: LanguageCode): string {
  return inLanguage(texts, language) ?? texts[fallback] ?? texts.EN ?? Object.values(texts)[0] ?? '';
}

/**
 * A text of a document as words. A key is looked up among the site's own words; undefined when it names one of the
 * portal's, which the gateway does not know.
 */
export function wordsOf(
  text: Text,
  language: LanguageCode,
  site: {
    words: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>;
    defaultLanguage: LanguageCode;
  },
): string | undefined {
  if (typeof text !== 'string') return textInLanguage(text, language, site.defaultLanguage);
  return inLanguage(site.words, language)?.[text] ?? site.words[site.defaultLanguage]?.[text];
}
