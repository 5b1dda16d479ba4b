/**
 * Symbols have the same ids in every machine; a game's art says how its own look. Wilds with a multiplier are `wild2`,
 * `wild3`.
 */
export type SymbolId =
  | 'wild'
  | 'wild2'
  | 'wild3'
  | 'scatter'
  | 'high1'
  | 'high2'
  | 'high3'
  | 'high4'
  | 'low1'
  | 'low2'
  | 'low3'
  | 'low4'
  | 'low5';
