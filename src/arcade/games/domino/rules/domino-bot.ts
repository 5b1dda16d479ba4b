import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { oneOfBest } from '#arcade/games/matches/rules/one-of-best.ts';
import type { DominoView } from './domino-position.ts';
import { endsFor, isDouble, pipsOfTile, putTile } from './domino-tiles.ts';

/** Gets rid of doubles and many pips, and keeps tiles that fit the ends it leaves. It knows its own hand alone. */
export function chooseDomino(
  { hands, chain, turn }: Pick<DominoView, 'hands' | 'chain' | 'turn'>,
  legal: readonly string[],
  random: DrawInteger,
): string {
  const hand = hands[turn] ?? [];
  const score = (move: string): number => {
    const tile = move.slice(0, 2);
    if (!hand.includes(tile)) return 0;
    const next = putTile(chain, tile, move.endsWith('l') ? 'l' : 'r');
    const left = hand.filter((other) => other !== tile);
    const follow = left.filter((other) => endsFor(next, other).length > 0).length;
    return pipsOfTile(tile) + (isDouble(tile) ? 4 : 0) + 3 * follow;
  };
  return oneOfBest(legal, score, random) ?? '';
}
