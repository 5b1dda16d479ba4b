import type { LanguageCode } from '#contracts/generated/contracts.ts';

/** A text by language in a form; missing ones are empty. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** Whether a text has content. HTML without text or pictures has none. */
export const isWritten = (text: string | undefined): boolean =>
  text !== undefined && (text.includes('<img') || text.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '');

/** The texts without empty ones; undefined if none is left. */
export function writtenTexts(texts: Texts): Record<string, string> | undefined {
  const written = Object.entries(texts).filter(([, text]) => isWritten(text));
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

/** A text in the first of some languages that has one; empty where none has. */
export function textIn(texts: Texts, languages: readonly LanguageCode[]): string {
  const written = languages.map((language) => texts[language]).find(isWritten);
  return written ?? Object.values(texts).find(isWritten) ?? '';
}
