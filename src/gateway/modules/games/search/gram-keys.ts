import { isWordUnit } from './word-units.ts';

/** Stands before every name in a searched text. Folding leaves no control characters, so none is part of a name or query. */
export const NAME_START = '\u0001';
export const NAME_START_UNIT = 1;

/** What a gram begins with: nothing of its kind, the start of a name, or the start of a word within one. */
export const ANYWHERE = 0;
export const AT_NAME = 1;
export const AT_WORD = 2;

/** Longest run of units that a gram has. */
export const GRAM_UNITS = 2;

/** The number of a gram of one unit (`second` is 0) or two. Stays exact: 34 bits. */
export function gramKey(place: number, first: number, second: number): number {
  return place * 0x1_0000_0000 + first * 0x1_0000 + second;
}

/** Visits the grams of a searched text: each unit and each pair, and again where a name or a word begins. */
export function visitGrams(text: string, visit: (key: number) => void): void {
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== NAME_START_UNIT) {
      const next = at + 1 < text.length ? text.charCodeAt(at + 1) : NAME_START_UNIT;
      const hasPair = next !== NAME_START_UNIT;
      visit(gramKey(ANYWHERE, unit, 0));
      if (hasPair) visit(gramKey(ANYWHERE, unit, next));
      const place = before === NAME_START_UNIT ? AT_NAME : isWordUnit(before) ? ANYWHERE : AT_WORD;
      if (place !== ANYWHERE) {
        visit(gramKey(place, unit, 0));
        if (hasPair) visit(gramKey(place, unit, next));
      }
    }
    before = unit;
  }
}

/** The grams of pairs that every text with the query has. The query has two units or more. */
export function pairKeys(query: string): number[] {
  const keys = new Set<number>();
  for (let at = 0; at + 1 < query.length; at += 1)
    keys.add(gramKey(ANYWHERE, query.charCodeAt(at), query.charCodeAt(at + 1)));
  return [...keys];
}
