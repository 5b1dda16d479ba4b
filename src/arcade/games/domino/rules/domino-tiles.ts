/** A tile by its numbers, the higher one first: `64`, `33`, `50`. */
export type DominoTile = string;

/** All 28 tiles of a set of double sixes. */
export const dominoSet: readonly DominoTile[] = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => `${high}${low}`),
).flat();

export function numbersOf(tile: DominoTile): readonly [high: number, low: number] {
  return [Number(tile.charAt(0)), Number(tile.charAt(1))];
}

export function isDouble(tile: DominoTile): boolean {
  return tile.charAt(0) === tile.charAt(1);
}

export function pipsOfTile(tile: DominoTile): number {
  const [high, low] = numbersOf(tile);
  return high + low;
}

export function pipsOfHand(hand: readonly DominoTile[]): number {
  return hand.reduce((sum, tile) => sum + pipsOfTile(tile), 0);
}

/** A tile in the chain, as it lies from left to right. */
export interface ChainTile {
  readonly left: number;
  readonly right: number;
}

/** Where a tile may be put. */
export type ChainEnd = 'l' | 'r';

/** The number at an end of the chain; null for an empty one. */
export function openNumber(chain: readonly ChainTile[], end: ChainEnd): number | null {
  return (end === 'l' ? chain[0]?.left : chain.at(-1)?.right) ?? null;
}

/** The ends that a tile fits. An empty chain counts as its right end. */
export function endsFor(chain: readonly ChainTile[], tile: DominoTile): readonly ChainEnd[] {
  if (chain.length === 0) return ['r'];
  const numbers = numbersOf(tile);
  const fits = (['l', 'r'] as const).filter((end) => numbers.includes(openNumber(chain, end) ?? -1));
  // With the same number at both ends it makes no difference for a chain of one double.
  return chain.length === 1 && chain[0]?.left === chain[0]?.right ? fits.slice(-1) : fits;
}

/** The chain with a tile put at an end that it fits. */
export function putTile(chain: readonly ChainTile[], tile: DominoTile, end: ChainEnd): readonly ChainTile[] {
  const [high, low] = numbersOf(tile);
  const open = openNumber(chain, end);
  if (open === null) return [{ left: high, right: low }];
  const far = open === high ? low : high;
  return end === 'l' ? [{ left: far, right: open }, ...chain] : [...chain, { left: open, right: far }];
}
