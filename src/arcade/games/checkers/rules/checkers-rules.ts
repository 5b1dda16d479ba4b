import type { MatchEnd, MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import {
  applyCheckersMove,
  type CheckersMove,
  type CheckersSquares,
  checkersMoveName,
  checkersMoves,
  checkersOpening,
  isKing,
} from './checkers-board.ts';
import { chooseCheckersMove } from './checkers-bot.ts';

export interface CheckersPosition {
  readonly squares: CheckersSquares;
  readonly turn: Seat;
  readonly last: CheckersMove | null;
  /** Moves of both sides since the last capture or move of a man. */
  readonly quietMoves: number;
  /** The positions since then, this one too. */
  readonly since: readonly string[];
}

/** A position as players see it. */
export type CheckersView = Omit<CheckersPosition, 'since'>;

/** Forty moves of each side. */
const MOST_QUIET_MOVES = 80;

const keyOf = (squares: CheckersSquares, turn: Seat): string => `${squares.join('')}${turn}`;

export function checkersPosition(squares: CheckersSquares, turn: Seat): CheckersPosition {
  return { squares, turn, last: null, quietMoves: 0, since: [keyOf(squares, turn)] };
}

export const checkersRules: MatchRules<CheckersPosition, CheckersView> = {
  id: 'checkers-1',
  seats: 2,
  pace: { initialMs: 5 * 60_000, incrementMs: 5_000 },
  hasChance: false,
  mayAgreeDraw: true,
  start: () => checkersPosition(checkersOpening, 0),
  turnOf: ({ turn }) => turn,
  legalMoves: ({ squares, turn }) => checkersMoves(squares, turn).map(checkersMoveName),
  play: ({ squares, turn, quietMoves, since }, name) => {
    const move = checkersMoves(squares, turn).find((one) => checkersMoveName(one) === name);
    if (move === undefined) throw new Error(`The move ${name} is not legal.`);
    const next = applyCheckersMove(squares, move);
    const isQuiet = move.taken.length === 0 && isKing(squares[move.path[0] ?? 0] ?? '.');
    return {
      squares: next,
      turn: 1 - turn,
      last: move,
      quietMoves: isQuiet ? quietMoves + 1 : 0,
      since: [...(isQuiet ? since : []), keyOf(next, 1 - turn)],
    };
  },
  endOf: ({ squares, turn, quietMoves, since }): MatchEnd | null => {
    if (checkersMoves(squares, turn).length === 0) return { winners: [1 - turn], reason: 'noMoves' };
    if (since.filter((key) => key === since.at(-1)).length >= 3) return { winners: [], reason: 'repetition' };
    return quietMoves >= MOST_QUIET_MOVES ? { winners: [], reason: 'quietMoves' } : null;
  },
  view: ({ squares, turn, last, quietMoves }) => ({ squares, turn, last, quietMoves }),
  botMove: ({ squares, turn }, _legal, random) => checkersMoveName(chooseCheckersMove(squares, turn, random)),
};
