import { isWordUnit } from './word-units.ts';

/**
 * Stands before every name in a searched text. Folding leaves no control characters, so none is part of a name or
 * query.
 */
export const NAME_START = '\u0001';
export const NAME_START_UNIT = 1;

/** The position of a unit or a query: within a word, at the start of a name, or at the start of a word within one. */
export const ANYWHERE = 0;
export const AT_NAME = 1;
export const AT_WORD = 2;
/** At the end of a word. */
export const AT_END = 3;

/** The number of a unit at a kind of place. */
export function unitKey(place: number, unit: number): number {
  return place * 0x1_0000 + unit;
}

/** The number of two units in a row. Stays exact: 32 bits. */
export function pairKey(first: number, second: number): number {
  return first * 0x1_0000 + second;
}

/** Visits the units of a searched text, and again those where a name or a word begins or ends. */
export function visitUnits(text: string, visit: (key: number) => void): void {
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== NAME_START_UNIT) {
      visit(unitKey(ANYWHERE, unit));
      if (before === NAME_START_UNIT) visit(unitKey(AT_NAME, unit));
      else if (!isWordUnit(before)) visit(unitKey(AT_WORD, unit));
      if (at + 1 === text.length || !isWordUnit(text.charCodeAt(at + 1))) visit(unitKey(AT_END, unit));
    }
    before = unit;
  }
}
