import { EMPTY, ownerOf } from '#arcade/games/chess-family/rules/family-kind.ts';
import { type FamilyPosition, other } from '#arcade/games/chess-family/rules/family-position.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';

/**
 * The two counts of makruk. Both begin when no unpromoted pawn is left on the board, and a match is drawn when the side
 * that counts makes one more move than the limit.
 *
 * - `board`, the board's honour: the weaker side counts its moves from 1 to 64, the squares of the board. It says so
 *   with its first move of the count and may stop with any later one; another count then begins at 1 again. Captures
 *   do not begin it anew. Who gives mate while he counts has a draw.
 * - `pieces`, the pieces' honour: a side that has its king alone counts from the number of pieces on the board to a
 *   limit that follows from the pieces of the other side. It takes the place of the board's honour.
 *
 * This follows the rules of the Thai federation, in which the side at a clear disadvantage counts and a referee
 * judges it: here it is the side whose pieces are worth less. Sources that let any player count differ there. So do
 * programs that begin the board's honour by themselves for both sides (Fairy-Stockfish, Cute Chess). The pieces'
 * honour begins by itself here, since only the lone king can gain by it.
 */
export interface MakrukCount {
  readonly honour: 'board' | 'pieces';
  readonly seat: Seat;
  /** Of the moves that the side has made. */
  readonly moves: number;
  /** Beyond it the match is drawn. */
  readonly limit: number;
}

/** What a player may declare with his move. */
export type CountDeclaration = 'count' | 'stop';

/** The squares of the board. */
const BOARD_LIMIT = 64;

/** Most moves for a side that has its king alone, by the pieces of the other side. */
function limitAgainst(letters: readonly string[]): number {
  const has = (letter: string): number => letters.filter((piece) => piece === letter).length;
  if (has('R') >= 2) return 8;
  if (has('R') === 1) return 16;
  if (has('S') >= 2) return 22;
  if (has('N') >= 2) return 32;
  return has('S') === 1 ? 44 : 64;
}

function piecesOf({ squares }: Pick<FamilyPosition, 'squares'>, seat: Seat): readonly string[] {
  return squares.filter((piece) => ownerOf(piece) === seat).map((piece) => piece.toUpperCase());
}

function hasPawns({ squares }: Pick<FamilyPosition, 'squares'>): boolean {
  return squares.some((piece) => piece.toUpperCase() === 'P');
}

/** The side that has its king alone; undefined where both have more. */
function bareSeat(position: Pick<FamilyPosition, 'squares'>): Seat | undefined {
  return [0, 1].find((seat) => piecesOf(position, seat).length === 1);
}

/**
 * What the player to move may declare: the beginning of the board's honour, or that he counts no longer.
 * @param worth of each piece by its letter: the side with less in all is at a disadvantage.
 */
export function mayDeclare(
  position: Pick<FamilyPosition, 'squares' | 'turn'> & { readonly count: MakrukCount | null },
  worth: Readonly<Record<string, number>>,
): CountDeclaration | null {
  const { turn, count } = position;
  if (count !== null) return count.honour === 'board' && count.seat === turn ? 'stop' : null;
  if (hasPawns(position) || bareSeat(position) !== undefined) return null;
  const sum = (seat: Seat) => piecesOf(position, seat).reduce((total, piece) => total + (worth[piece] ?? 0), 0);
  return sum(turn) < sum(other(turn)) ? 'count' : null;
}

/**
 * The count after a move; null where nobody counts.
 * @param position after the move.
 * @param declared what its player has said with it.
 */
export function countAfter(
  position: FamilyPosition,
  before: MakrukCount | null,
  declared: string | null = null,
): MakrukCount | null {
  if (hasPawns(position)) return null;
  const mover = other(position.turn);
  const bare = bareSeat(position);
  if (bare !== undefined) {
    if (before?.honour === 'pieces' && before.seat === bare) return advanced(before, mover);
    const moves = position.squares.filter((piece) => piece !== EMPTY).length;
    return { honour: 'pieces', seat: bare, moves, limit: limitAgainst(piecesOf(position, other(bare))) };
  }
  if (declared === 'stop') return null;
  if (before !== null) return advanced(before, mover);
  return declared === 'count' ? { honour: 'board', seat: mover, moves: 1, limit: BOARD_LIMIT } : null;
}

function advanced(count: MakrukCount, mover: Seat): MakrukCount {
  return count.seat === mover ? { ...count, moves: count.moves + 1 } : count;
}
