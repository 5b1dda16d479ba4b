import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { DOTS, tilesAway } from './mahjong-hands.ts';
import type { MahjongView } from './mahjong-position.ts';

/** Wins where it can, and discards what leaves its hand nearest to ready. It knows its own hand alone. */
export function chooseMahjongMove(
  { hands, turn }: Pick<MahjongView, 'hands' | 'turn'>,
  legal: readonly string[],
  random: DrawInteger,
): string {
  if (legal.includes('win')) return 'win';
  const hand = hands[turn] ?? [];
  const leaves = (move: string): readonly number[] => hand.toSpliced(hand.indexOf(Number(move.slice(1))), 1);
  const discarding = legal.filter((move) => /^d\d/.test(move));
  const away = discarding.map((move) => tilesAway(leaves(move)));
  const nearest = discarding.filter((_, index) => away[index] === Math.min(...away));
  const useful = nearest.map((move) => neighbours(hand, Number(move.slice(1))));
  const best = nearest.filter((_, index) => useful[index] === Math.min(...useful));
  const equal = best.length > 0 ? best : legal;
  return equal[random(equal.length)] ?? '';
}

/** How many tiles of a hand a kind goes with: its own kind, and dots at most two away. */
function neighbours(hand: readonly number[], kind: number): number {
  return hand.filter((other) => other === kind || (Math.max(kind, other) < DOTS && Math.abs(kind - other) <= 2)).length;
}
