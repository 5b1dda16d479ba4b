import { EMPTY } from './family-kind.ts';

/** The squares of a board from its ranks in the usual notation (FEN), which begins with the farthest one. */
export function squaresFromFen(ranks: string): readonly string[] {
  return ranks
    .split('/')
    .reverse()
    .flatMap((rank) => [...rank.replace(/\d/g, (count) => EMPTY.repeat(Number(count)))]);
}
