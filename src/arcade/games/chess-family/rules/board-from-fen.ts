import { squareOf } from '#arcade/games/matches/rules/square-names.ts';
import type { FamilyBoard } from './family-board.ts';
import { squaresFromFen } from './squares-from-fen.ts';

/** A board from the usual notation, ranks from the eighth down. For tests of positions that are known by it. */
export function boardFromFen(fen: string): FamilyBoard {
  const [ranks = '', turn = 'w', castling = '-', passed = '-'] = fen.split(' ');
  return {
    squares: squaresFromFen(ranks),
    turn: turn === 'w' ? 0 : 1,
    castling: castling === '-' ? '' : castling,
    passed: passed === '-' ? null : squareOf(passed),
  };
}
