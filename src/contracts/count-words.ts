/**
 * Counts the words of a text in every script: split at spaces where the script has them, else segmented into the words
 * that a reader would see.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1;
  return words;
}
