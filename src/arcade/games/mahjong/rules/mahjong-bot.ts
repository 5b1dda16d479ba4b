import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { COPIES, countsOf, KINDS, tilesAway } from './mahjong-hands.ts';
import type { MahjongView } from './mahjong-position.ts';

/** Wins where it can, and discards what leaves its hand nearest to ready. It knows its own hand and the discards. */
export function chooseMahjongMove(
  { hands, discards, turn }: Pick<MahjongView, 'hands' | 'discards' | 'turn'>,
  legal: readonly string[],
  random: DrawInteger,
): string {
  if (legal.includes('win')) return 'win';
  const hand = hands[turn] ?? [];
  const seen = countsOf([...hand, ...discards.flat()]);
  const leaves = (move: string): readonly number[] => hand.toSpliced(hand.indexOf(Number(move.slice(1))), 1);
  const discarding = legal.filter((move) => /^d\d/.test(move));
  const away = discarding.map((move) => tilesAway(leaves(move)));
  const nearest = discarding.filter((_, index) => away[index] === Math.min(...away));
  const helping = nearest.map((move) => helpers(leaves(move), seen));
  const best = nearest.filter((_, index) => helping[index] === Math.max(...helping));
  const equal = best.length > 0 ? best : legal;
  return equal[random(equal.length)] ?? '';
}

/** Unseen tiles that bring a hand nearer. */
function helpers(hand: readonly number[], seen: readonly number[]): number {
  const now = tilesAway(hand);
  let helping = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const left = COPIES - (seen[kind] ?? 0);
    if (left > 0 && tilesAway([...hand, kind]) < now) helping += left;
  }
  return helping;
}
