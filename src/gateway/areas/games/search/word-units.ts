const WORD = /[\p{L}\p{N}\p{M}]/u;
const UNKNOWN = 0;
const IS_WORD = 1;
const IS_NONE = 2;

/** The kind of each UTF-16 unit, cached: every unit of every name is looked up. */
const kinds = new Uint8Array(0x1_0000);

/** Whether a UTF-16 unit belongs to a word. Halves of rare characters do: those are ideographs and pictures. */
export function isWordUnit(unit: number): boolean {
  const kind = kinds[unit] ?? UNKNOWN;
  if (kind !== UNKNOWN) return kind === IS_WORD;
  const isWord = (unit >= 0xd800 && unit <= 0xdfff) || WORD.test(String.fromCharCode(unit));
  kinds[unit] = isWord ? IS_WORD : IS_NONE;
  return isWord;
}

/** A stretch of a text that is one word: from `start` up to `end`. */
export interface WordSpan {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a folded text, in order. */
export function wordsOf(text: string): WordSpan[] {
  const words: WordSpan[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && isWordUnit(text.charCodeAt(at))) continue;
    if (at > start) words.push({ word: text.slice(start, at), start, end: at });
    start = at + 1;
  }
  return words;
}
