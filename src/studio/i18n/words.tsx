import { createContext, type ReactNode, useContext } from 'react';
import { type DeskLanguage, deskLanguages, languages } from '#contracts/languages.ts';
import { studioWords } from '#words/generated/studio-words.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { createTranslator, type Translate } from '#words/translator.ts';

/** What says the desk's words. */
export type Say = Translate<StudioWord>;

/** The words of a language, with its tag for dates and figures. */
export interface DeskWords {
  readonly language: DeskLanguage;
  /** BCP 47. */
  readonly tag: string;
  readonly t: Say;
}

const CHOICE = 'desk.language';
const WordsContext = createContext<DeskWords | null>(null);

/** The desk's language: the one chosen in this browser, else the first of the browser's that the desk speaks. */
export function deskLanguage(): DeskLanguage {
  const wanted = [localStorage.getItem(CHOICE), ...navigator.languages].map((tag) => tag?.slice(0, 2).toUpperCase());
  return (
    deskLanguages.find((code) => code === wanted.find((tag) => deskLanguages.some((known) => known === tag))) ?? 'EN'
  );
}

/** Keeps another language of the desk for this browser. */
export const keepDeskLanguage = (language: DeskLanguage): void => localStorage.setItem(CHOICE, language);

/** Fetches the desk's words in a language. */
export async function loadDeskWords(language: DeskLanguage): Promise<DeskWords> {
  const { default: texts } = await studioWords[language]();
  const { tag } = languages[language];
  return { language, tag, t: createTranslator(tag, texts) };
}

/** Gives the words to everything below it. */
export function WordsProvider({ words, children }: { readonly words: DeskWords; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the desk, with the tag of their language. @throws Error outside the provider. */
export function useDeskWords(): DeskWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('The words of the desk are read outside of their provider.');
  return words;
}

/** Says a word of the desk. */
export const useWords = (): Say => useDeskWords().t;
