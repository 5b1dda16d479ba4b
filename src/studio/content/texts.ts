import type { LanguageCode } from '#contracts/generated/contracts.ts';

/** A text by language, as forms hold it: empty where it is missing. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** Whether a text says something. HTML without words or pictures says nothing. */
export const isWritten = (text: string | undefined): boolean =>
  text !== undefined && (text.includes('<img') || text.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '');

/** The texts without those that say nothing; undefined where none is left. */
export function writtenTexts(texts: Texts): Record<string, string> | undefined {
  const written = Object.entries(texts).filter(([, text]) => isWritten(text));
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

/** A text in the first of some languages that has one; empty where none has. */
export function textIn(texts: Texts, languages: readonly LanguageCode[]): string {
  const written = languages.map((language) => texts[language]).find(isWritten);
  return written ?? Object.values(texts).find(isWritten) ?? '';
}
