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
import type { MatchEnd, MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import { countAfter, type MakrukCount } from './makruk-count.ts';

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

export const makrukRules: MatchRules<MakrukPosition, Omit<MakrukPosition, 'since'>> = {
  id: 'makruk-1',
  seats: 2,
  pace: { initialMs: 10 * 60_000, incrementMs: 5_000 },
  hasChance: false,
  mayAgreeDraw: true,
  start: () => ({ ...firstPosition(makrukKind), count: null }),
  turnOf: ({ turn }) => turn,
  legalMoves: (position) => legalMoves(makrukKind, position).map(moveName),
  play: (position, move) => {
    const next = nextPosition(makrukKind, position, moveOf(move));
    return { ...next, count: countAfter(next, position.count) };
  },
  endOf: (position): MatchEnd | null => {
    const { turn, hasMoves, isCheck, quietMoves, count, squares } = position;
    if (!hasMoves)
      return isCheck ? { winners: [other(turn)], reason: 'checkmate' } : { winners: [], reason: 'stalemate' };
    if (squares.filter((piece) => piece !== EMPTY).length === 2) return { winners: [], reason: 'material' };
    if (repetitionsOf(position) >= 3) return { winners: [], reason: 'repetition' };
    const isCounted = count !== null && count.moves > count.limit;
    return isCounted || quietMoves >= MOST_QUIET_MOVES ? { winners: [], reason: 'quietMoves' } : null;
  },
  // A lone king cannot give mate.
  canWin: ({ squares }, seat) => squares.filter((piece) => ownerOf(piece) === seat).length > 1,
  view: viewOf,
  botMove: (view, _legal, random) => moveName(chooseFamilyMove(knowledge, view, random)),
};
