import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
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
  firstPosition,
  moveName,
  moveOf,
  nextPosition,
  other,
  repetitionsOf,
  viewOf,
} from '#arcade/games/chess-family/rules/family-position.ts';
import { splitDeclared, withDeclared } from '#arcade/games/matches/rules/declared-move.ts';
import type { MatchEnd, MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import { countAfter, type MakrukCount, mayDeclare } from './makruk-count.ts';

export const makrukKind: FamilyKind = {
  pieces: {
    // The silver: diagonally, or straight ahead.
    S: { leaps: [...DIAGONAL, [0, 1]], slides: [] },
    // The met: one square diagonally. Pawns become mets.
    M: { leaps: DIAGONAL, slides: [] },
    N: { leaps: KNIGHT, slides: [] },
    R: { leaps: [], slides: STRAIGHT },
    K: { leaps: [...STRAIGHT, ...DIAGONAL], slides: [] },
  },
  opening: [
    'RNSKMSNR',
    EMPTY.repeat(8),
    'PPPPPPPP',
    EMPTY.repeat(8),
    EMPTY.repeat(8),
    'pppppppp',
    EMPTY.repeat(8),
    'rnsmksnr',
  ].join(' '),
  doubleStepRank: null,
  promotionRank: 5,
  promotions: ['M'],
  hasCastling: false,
};

export interface MakrukPosition extends FamilyPosition {
  readonly count: MakrukCount | null;
}

const knowledge = { kind: makrukKind, worth: { P: 100, M: 170, S: 260, N: 330, R: 550 } };

/** Sixty-four moves of each side. */
const MOST_QUIET_MOVES = 128;

/** A position as players see it. */
export type MakrukView = Omit<MakrukPosition, 'since'>;

/** A move of the bot's. It counts as long as its side is the weaker one, and stops before it could win. */
function botMove(view: MakrukView, random: DrawInteger): string {
  const move = moveName(chooseFamilyMove(knowledge, view, random));
  const declared = mayDeclare(view, knowledge.worth);
  const isWeaker = mayDeclare({ ...view, count: null }, knowledge.worth) === 'count';
  return withDeclared({ move, declared: declared === 'stop' && isWeaker ? null : declared });
}

/** The rules of makruk. A move may say with it that a count begins or ends: `e2e3:count`, `e2e3:stop`. */
export const makrukRules: MatchRules<MakrukPosition, MakrukView> = {
  id: 'makruk-1',
  seats: 2,
  pace: { initialMs: 10 * 60_000, incrementMs: 5_000 },
  hasChance: false,
  mayAgreeDraw: true,
  start: () => ({ ...firstPosition(makrukKind), count: null }),
  turnOf: ({ turn }) => turn,
  legalMoves: (position) => {
    const moves = legalMoves(makrukKind, position).map(moveName);
    const declared = mayDeclare(position, knowledge.worth);
    return declared === null ? moves : [...moves, ...moves.map((move) => withDeclared({ move, declared }))];
  },
  play: (position, name) => {
    const { move, declared } = splitDeclared(name);
    const next = nextPosition(makrukKind, position, moveOf(move));
    return { ...next, count: countAfter(next, position.count, declared) };
  },
  endOf: (position): MatchEnd | null => {
    const { turn, hasMoves, isCheck, quietMoves, count, squares } = position;
    if (!hasMoves && !isCheck) return { winners: [], reason: 'stalemate' };
    if (!hasMoves && count?.honour === 'board' && count.seat !== turn) return { winners: [], reason: 'honour' };
    if (!hasMoves) return { winners: [other(turn)], reason: 'checkmate' };
    if (squares.filter((piece) => piece !== EMPTY).length === 2) return { winners: [], reason: 'material' };
    if (repetitionsOf(position) >= 3) return { winners: [], reason: 'repetition' };
    if (count !== null && count.moves > count.limit) return { winners: [], reason: 'honour' };
    return quietMoves >= MOST_QUIET_MOVES ? { winners: [], reason: 'quietMoves' } : null;
  },
  // A lone king cannot give mate.
  canWin: ({ squares }, seat) => squares.filter((piece) => ownerOf(piece) === seat).length > 1,
  view: viewOf,
  botMove: (view, _legal, random) => botMove(view, random),
};
