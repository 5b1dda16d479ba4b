import type { SymbolId } from '#arcade/symbol-id.ts';

/** The final symbols of a reel after it has moved down by `travel` cells. */
export interface TapeLanding {
  readonly travel: number;
  /** The strip index in the top row. */
  readonly stop: number;
  readonly column: readonly SymbolId[];
}

export interface ReelTape {
  readonly strip: readonly SymbolId[];
  /** The strip index in the top row as the reel begins to turn. */
  readonly start: number;
  /** The symbols in the reel as it begins to turn: they differ from the strip after falls and expanded symbols. */
  readonly showing: readonly SymbolId[];
  readonly landing: TapeLanding | null;
}

function onStrip(strip: readonly SymbolId[], index: number): SymbolId {
  const length = strip.length;
  return strip[((index % length) + length) % length] ?? 'low1';
}

/**
 * The symbol on a reel's endless tape. 0 is the top row as the reel begins to turn; what comes from above has negative
 * numbers. The tape runs along the machine's own strip up to where the reel lands.
 */
export function symbolOnTape({ strip, start, showing, landing }: ReelTape, index: number): SymbolId {
  if (landing !== null) {
    const row = index + landing.travel;
    if (row >= -1 && row <= landing.column.length) return landing.column[row] ?? onStrip(strip, landing.stop + row);
  }
  return showing[index] ?? onStrip(strip, start + index);
}
