/**
 * How many words a text has, in every script: what stands between spaces in some, what a reader would call a word in
 * those that are written without.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1;
  return words;
}
