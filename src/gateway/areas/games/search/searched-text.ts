import { foldText } from './fold-text.ts';
import { ANYWHERE, AT_NAME, AT_WORD, NAME_START, NAME_START_UNIT } from './gram-keys.ts';
import { isWordUnit } from './word-units.ts';

/** The folded names of one game or vendor, each after a `NAME_START`. */
export function searchedText(names: readonly string[]): string {
  const folded = new Set(names.map(foldText));
  folded.delete('');
  return [...folded].map((name) => NAME_START + name).join('');
}

/** The best place of a query in a searched text; null where it has none. */
export function placeIn(text: string, query: string): number | null {
  let at = text.indexOf(query);
  if (at < 0) return null;
  let best = ANYWHERE;
  for (; at >= 0; at = text.indexOf(query, at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === NAME_START_UNIT) return AT_NAME;
    if (!isWordUnit(before)) best = AT_WORD;
  }
  return best;
}
