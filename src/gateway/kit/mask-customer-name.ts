/** Stands for what is hidden; always three, so that the length tells nothing. */
const HIDDEN = '•••';

/**
 * An account as strangers may see it: `marin7` becomes `ma•••n7`. Never more than half of the name is shown, and
 * nothing at all of a name of one letter. Counts what people see as letters, so that no sign is cut in half.
 */
export function maskCustomerName(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())].map(
    ({ segment }) => segment,
  );
  const shown = Math.min(4, Math.floor(letters.length / 2));
  const atStart = Math.ceil(shown / 2);
  const atEnd = shown - atStart;
  return `${letters.slice(0, atStart).join('')}${HIDDEN}${letters.slice(letters.length - atEnd).join('')}`;
}
