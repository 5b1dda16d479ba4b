import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { MATE, searchMove } from '#arcade/games/matches/rules/short-search.ts';
import { applyMove, type FamilyBoard, type FamilyMove, isInCheck, legalMoves, pseudoMoves } from './family-board.ts';
import { EMPTY, type FamilyKind, ownerOf } from './family-kind.ts';

/** What a bot knows of a game: the worth of pieces in hundredths of a pawn, by capital letter. */
export interface FamilyBotKnowledge {
  readonly kind: FamilyKind;
  readonly worth: Readonly<Record<string, number>>;
}

/** A good move by a short search; of equal ones any. */
export function chooseFamilyMove(knowledge: FamilyBotKnowledge, board: FamilyBoard, random: DrawInteger): FamilyMove {
  const { kind } = knowledge;
  return searchMove<FamilyBoard, FamilyMove>(
    {
      legalMoves: (now) => legalMoves(kind, now),
      pseudoMoves: (now) => pseudoMoves(kind, now),
      apply: (now, move) => applyMove(kind, now, move),
      isCapture: ({ squares }, { to }) => squares[to] !== EMPTY,
      takesKing: ({ squares }, { to }) => squares[to]?.toUpperCase() === 'K',
      gain: (now, move) => gainOf(knowledge, now, move),
      score: (now) => scoreOf(knowledge, now),
      isInCheck: (now) => isInCheck(kind, now, now.turn),
      isStalemateDrawn: true,
    },
    board,
    random,
  );
}

function gainOf({ worth }: FamilyBotKnowledge, { squares }: FamilyBoard, { from, to, promotion }: FamilyMove): number {
  const taken = squares[to] ?? EMPTY;
  const own = squares[from] ?? EMPTY;
  const promoted = promotion === undefined ? 0 : (worth[promotion] ?? 0);
  if (taken === EMPTY) return promoted;
  return promoted + 10 * (worth[taken.toUpperCase()] ?? MATE) - (worth[own.toUpperCase()] ?? 0);
}

/** Material, with a little for pieces in the middle and for pawns that have come far. For the side to move. */
function scoreOf({ worth }: FamilyBotKnowledge, { squares, turn }: FamilyBoard): number {
  let score = 0;
  for (let square = 0; square < 64; square += 1) {
    const piece = squares[square] ?? EMPTY;
    const owner = ownerOf(piece);
    if (owner === null) continue;
    const letter = piece.toUpperCase();
    const rank = owner === 0 ? square >> 3 : 7 - (square >> 3);
    const middle = 7 - Math.abs(2 * (square & 7) - 7);
    const place = letter === 'P' ? 6 * rank + middle : letter === 'K' ? -3 * rank : 2 * middle + 2 * Math.min(rank, 4);
    score += (owner === turn ? 1 : -1) * ((worth[letter] ?? 0) + place);
  }
  return score;
}
