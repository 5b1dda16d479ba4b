import type { SymbolId } from '#arcade/symbol-id.ts';

/** The names of symbols where their picture cannot be seen. */
export const SYMBOL_NAMES: Readonly<Record<SymbolId, string>> = {
  wild: 'WILD',
  wild2: 'WILD ×2',
  wild3: 'WILD ×3',
  scatter: 'SCATTER',
  high1: 'H1',
  high2: 'H2',
  high3: 'H3',
  high4: 'H4',
  low1: 'A',
  low2: 'K',
  low3: 'Q',
  low4: 'J',
  low5: '10',
};

/** A symbol in a sign of two characters at most, for boards without pictures. */
export function signOf(symbolId: SymbolId): string {
  return SYMBOL_NAMES[symbolId].replace('WILD', 'W').replace('SCATTER', 'S').replace(' ×', '');
}
