import type { GameWords } from './words/game-words.ts';
import { spokenLanguage } from './words/spoken-language.ts';
import { loadWords } from './words/words.ts';

/** A page of the arcade in its language, before its content. */
export interface OpenedPage {
  readonly words: GameWords;
  /** BCP 47. */
  readonly tag: string;
}

/**
 * Puts the page into a language and loads its words.
 * @param wanted the product's code of a language; without one the page keeps the language that the server gave it.
 */
export async function openPage(wanted: string | null | undefined): Promise<OpenedPage> {
  const { code, language } = spokenLanguage(wanted ?? document.documentElement.dataset.language ?? 'EN');
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  return { words: await loadWords(code), tag: language.tag };
}

/** Shows a sentence in place of the page's content. */
export function showNote(text: string): HTMLElement {
  const note = document.createElement('p');
  note.className = 'page-note';
  note.setAttribute('role', 'status');
  note.textContent = text;
  document.body.replaceChildren(note);
  return note;
}
