import { createContext, type ReactNode, useContext } from 'react';
import type { LanguageCode, Text } from '#contracts/generated/contracts.ts';
import { writtenIn } from '#contracts/languages.ts';
import { textOf } from '#document/text.ts';
import type { PortalWord } from '#words/generated/word-keys.ts';
import { createTranslator, formatNumber, type Translate } from '#words/translator.ts';

/** The words of one language, from the portal's own and the site's over them. */
export interface Words {
  readonly t: Translate<PortalWord>;
  /** Says a document's text: a key, or the words themselves by language. */
  readonly text: (text: Text) => string;
  /** Says a number, grouped as the language does. */
  readonly number: (value: number) => string;
}

/** Makes the words of a language from the portal's own and the site's over them. */
export function createWords(
  language: LanguageCode,
  fallback: LanguageCode,
  words: Readonly<Record<string, string>>,
): Words {
  const { tag } = writtenIn(language);
  const translate = createTranslator(tag, words);
  const context = { language, fallback, translate };
  return { t: translate, text: (text) => textOf(text, context), number: (value) => formatNumber(tag, value) };
}

const WordsContext = createContext<Words | null>(null);

export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The page's words. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider above it');
  return words;
}
