import type { SymbolId } from '#arcade/symbol-id.ts';

/** One letter for a symbol, so that a reel is a line of text. */
const LETTERS: Readonly<Record<string, SymbolId>> = {
  W: 'wild',
  X: 'wild2',
  Y: 'wild3',
  S: 'scatter',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  a: 'low1',
  b: 'low2',
  c: 'low3',
  d: 'low4',
  e: 'low5',
};

/** Reads reels, one per line, top to bottom: `AbcW`. Blanks at both ends don't count. */
export function strips(text: string): readonly (readonly SymbolId[])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((line) => [...line].map(symbolOf));
}

function symbolOf(letter: string): SymbolId {
  const symbol = LETTERS[letter];
  if (symbol === undefined) throw new Error(`No symbol is written ${letter}.`);
  return symbol;
}
