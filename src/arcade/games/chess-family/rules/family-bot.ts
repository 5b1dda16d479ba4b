import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { applyMove, type FamilyBoard, type FamilyMove, isInCheck, legalMoves, pseudoMoves } from './family-board.ts';
import { EMPTY, type FamilyKind, ownerOf } from './family-kind.ts';

/** What a bot knows of a game: the worth of pieces in hundredths of a pawn, by capital letter. */
export interface FamilyBotKnowledge {
  readonly kind: FamilyKind;
  readonly worth: Readonly<Record<string, number>>;
}

const MATE = 100_000;
const DEPTH = 2;
/** Captures are looked at beyond the depth so far. */
const CAPTURE_DEPTH = 3;
/** The server serves others too: a search ends after so many positions, with the best move so far. */
const MOST_POSITIONS = 4_000;

interface Search {
  readonly knowledge: FamilyBotKnowledge;
  positions: number;
}

/** A good move by a short search of moves and captures; of equal ones any. */
export function chooseFamilyMove(knowledge: FamilyBotKnowledge, board: FamilyBoard, random: DrawInteger): FamilyMove {
  const { kind } = knowledge;
  const search: Search = { knowledge, positions: 0 };
  const moves = byCapture(knowledge, board, shuffled(legalMoves(kind, board), random));
  let best = moves[0];
  let bestScore = -Infinity;
  for (const move of moves) {
    const score = -searchMoves(search, applyMove(kind, board, move), DEPTH - 1, -Infinity, -bestScore);
    if (score > bestScore) [best, bestScore] = [move, score];
  }
  if (best === undefined) throw new Error('There is no legal move.');
  return best;
}

/** Alpha-beta over pseudo-legal moves: a king that can be taken is worth more than everything else. */
function searchMoves(search: Search, board: FamilyBoard, depth: number, alpha: number, beta: number): number {
  const { knowledge } = search;
  search.positions += 1;
  if (search.positions > MOST_POSITIONS) return scoreOf(knowledge, board);
  const isQuiet = depth <= 0;
  let best = -Infinity;
  if (isQuiet) {
    best = scoreOf(knowledge, board);
    if (best >= beta || depth <= -CAPTURE_DEPTH) return best;
  }
  const moves = pseudoMoves(knowledge.kind, board);
  const seen = isQuiet ? moves.filter(({ to }) => board.squares[to] !== EMPTY) : moves;
  for (const move of byCapture(knowledge, board, seen)) {
    if (board.squares[move.to]?.toUpperCase() === 'K') return MATE + depth;
    const next = applyMove(knowledge.kind, board, move);
    const score = -searchMoves(search, next, depth - 1, -beta, -Math.max(alpha, best));
    if (score > best) best = score;
    if (best >= beta) break;
  }
  // Every move loses the king: mate, or stalemate where it is not attacked.
  if (!isQuiet && best <= -MATE && !isInCheck(knowledge.kind, board, board.turn)) return 0;
  return best === -Infinity ? 0 : best;
}

function byCapture({ worth }: FamilyBotKnowledge, { squares }: FamilyBoard, moves: FamilyMove[]): FamilyMove[] {
  const gain = ({ from, to, promotion }: FamilyMove): number => {
    const taken = squares[to] ?? EMPTY;
    const own = squares[from] ?? EMPTY;
    const promoted = promotion === undefined ? 0 : (worth[promotion] ?? 0);
    if (taken === EMPTY) return promoted;
    return promoted + 10 * (worth[taken.toUpperCase()] ?? MATE) - (worth[own.toUpperCase()] ?? 0);
  };
  return moves
    .map((move) => ({ move, gain: gain(move) }))
    .sort((one, two) => two.gain - one.gain)
    .map(({ move }) => move);
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

function shuffled(moves: FamilyMove[], random: DrawInteger): FamilyMove[] {
  const left = [...moves];
  return moves.flatMap(() => left.splice(random(left.length), 1));
}
