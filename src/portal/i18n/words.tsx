import i18next, { type i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { LanguageCode, Text } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { textOf } from '#document/text.ts';

/** Says a translation key, with values and plural forms. A key that is missing is said as it stands. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of one language, from the portal's own and the site's over them. */
export interface Words {
  readonly t: Translate;
  /** Says a document's text: a key, or the words themselves by language. */
  readonly text: (text: Text) => string;
}

/** Makes the words of a language. Keys are flat, so that a document may name any of them. */
export function createWords(
  language: LanguageCode,
  fallback: LanguageCode,
  words: Readonly<Record<string, string>>,
): Words {
  const tag = languages[language].tag;
  const instance: i18n = i18next.createInstance({
    lng: tag,
    resources: { [tag]: { words } },
    defaultNS: 'words',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  const t: Translate = (key, values) => instance.t(key, values ?? {});
  const context = { language, fallback, translate: t };
  return { t, text: (text) => textOf(text, context) };
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
