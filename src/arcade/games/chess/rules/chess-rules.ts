import { legalMoves } from '#arcade/games/chess-family/rules/family-board.ts';
import { chooseFamilyMove } from '#arcade/games/chess-family/rules/family-bot.ts';
import {
  DIAGONAL,
  EMPTY,
  type FamilyKind,
  KNIGHT,
  ownerOf,
  STRAIGHT,
} from '#arcade/games/chess-family/rules/family-kind.ts';
import {
  type FamilyPosition,
  type FamilyView,
  firstPosition,
  moveName,
  moveOf,
  nextPosition,
  other,
  repetitionsOf,
  viewOf,
} from '#arcade/games/chess-family/rules/family-position.ts';
import type { MatchEnd, MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';

export const chessKind: FamilyKind = {
  pieces: {
    N: { leaps: KNIGHT, slides: [] },
    B: { leaps: [], slides: DIAGONAL },
    R: { leaps: [], slides: STRAIGHT },
    Q: { leaps: [], slides: [...STRAIGHT, ...DIAGONAL] },
    K: { leaps: [...STRAIGHT, ...DIAGONAL], slides: [] },
  },
  opening: `RNBQKBNR PPPPPPPP ${`${EMPTY.repeat(8)} `.repeat(4)} pppppppp rnbqkbnr`,
  doubleStepRank: 1,
  promotionRank: 7,
  promotions: ['Q', 'R', 'B', 'N'],
  hasCastling: true,
};

const knowledge = { kind: chessKind, worth: { P: 100, N: 310, B: 330, R: 500, Q: 900 } };

/** Fifty moves of each side. */
const MOST_QUIET_MOVES = 100;

/**
 * Whether any sequence of legal moves lets a player give mate (FIDE Laws of Chess, 5.2.2 and 6.9), by the pieces alone.
 * A single knight needs a piece of the other side that blocks its king; bishops of one colour of squares need a knight,
 * a pawn or a bishop of the other colour.
 */
export function canMate({ squares }: Pick<FamilyPosition, 'squares'>, seat: Seat): boolean {
  const pieces = squares.flatMap((piece, square) =>
    piece === EMPTY || piece.toUpperCase() === 'K'
      ? []
      : [{ letter: piece.toUpperCase(), owner: ownerOf(piece), tone: ((square & 7) + (square >> 3)) % 2 }],
  );
  const own = pieces.filter(({ owner }) => owner === seat);
  const letters = own.map(({ letter }) => letter);
  if (letters.some((letter) => 'PRQ'.includes(letter))) return true;
  const others = pieces.filter(({ owner }) => owner !== seat);
  if (letters.includes('N')) return letters.length > 1 || others.some(({ letter }) => letter !== 'Q');
  const tones = new Set(pieces.filter(({ letter }) => letter === 'B').map(({ tone }) => tone));
  return letters.includes('B') && (tones.size > 1 || others.some(({ letter }) => letter === 'N' || letter === 'P'));
}

/** No sequence of moves gives mate. */
export function isDeadPosition(position: Pick<FamilyPosition, 'squares'>): boolean {
  return !canMate(position, 0) && !canMate(position, 1);
}

export const chessRules: MatchRules<FamilyPosition, FamilyView> = {
  id: 'chess-1',
  seats: 2,
  pace: { initialMs: 10 * 60_000, incrementMs: 5_000 },
  hasChance: false,
  mayAgreeDraw: true,
  start: () => firstPosition(chessKind),
  turnOf: ({ turn }) => turn,
  legalMoves: (position) => legalMoves(chessKind, position).map(moveName),
  play: (position, move) => nextPosition(chessKind, position, moveOf(move)),
  endOf: (position): MatchEnd | null => {
    const { turn, hasMoves, isCheck, quietMoves } = position;
    if (!hasMoves)
      return isCheck ? { winners: [other(turn)], reason: 'checkmate' } : { winners: [], reason: 'stalemate' };
    if (isDeadPosition(position)) return { winners: [], reason: 'material' };
    if (repetitionsOf(position) >= 3) return { winners: [], reason: 'repetition' };
    return quietMoves >= MOST_QUIET_MOVES ? { winners: [], reason: 'quietMoves' } : null;
  },
  canWin: canMate,
  view: viewOf,
  botMove: (view, _legal, random) => moveName(chooseFamilyMove(knowledge, view, random)),
};
