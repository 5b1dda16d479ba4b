import { EMPTY, ownerOf } from '#arcade/games/chess-family/rules/family-kind.ts';
import type { MatchEnd, MatchRules, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import {
  applyMove,
  isInCheck,
  legalMoves,
  moveName,
  moveOf,
  type XiangqiBoard,
  type XiangqiMove,
  xiangqiBoard,
} from './xiangqi-board.ts';
import { chooseXiangqi } from './xiangqi-bot.ts';

/** A position with the moves before it, as far as repetition and quiet moves depend on them. */
export interface XiangqiPosition extends XiangqiBoard {
  readonly last: XiangqiMove | null;
  /** The positions since the last capture, this one too: no earlier one can come again. */
  readonly since: ReadonlyArray<{ readonly key: string; readonly isCheck: boolean }>;
  readonly hasMoves: boolean;
  readonly isCheck: boolean;
  /** Captured pieces as letters, in their order. */
  readonly taken: readonly string[];
}

/** A position as players see it. */
export type XiangqiView = Omit<XiangqiPosition, 'since'>;

/** Sixty moves of each side without a capture. */
const MOST_QUIET_MOVES = 120;

/** Pieces that can cross the river: without one nobody can win. */
const ATTACKERS = 'RNCP';

/** A position from a board, after what came before it. */
export function xiangqiPosition(
  board: XiangqiBoard,
  before: Pick<XiangqiPosition, 'last' | 'since' | 'taken'> = { last: null, since: [], taken: [] },
): XiangqiPosition {
  const isCheck = isInCheck(board, board.turn);
  return {
    ...board,
    ...before,
    since: [...before.since, { key: `${board.squares.join('')}${board.turn}`, isCheck }],
    hasMoves: legalMoves(board).length > 0,
    isCheck,
  };
}

/** The end where a position came for the third time: a player who gave check with every move has lost, else a draw. */
function endOfRepetition({ since, turn }: XiangqiPosition): MatchEnd | null {
  const now = since.at(-1)?.key;
  const times = since.flatMap(({ key }, at) => (key === now ? [at] : []));
  const first = times.at(-3);
  if (first === undefined) return null;
  // The side to move alternates, and is `turn` in the last position.
  const cycle = since.slice(first + 1);
  const isChased = (seat: Seat): boolean =>
    cycle.every(({ isCheck }, at) => isCheck || ((cycle.length - 1 - at) % 2 === 0) !== (turn === seat));
  const chased = [0, 1].filter(isChased);
  return chased.length === 1 ? { winners: chased, reason: 'perpetualCheck' } : { winners: [], reason: 'repetition' };
}

const canAttack = ({ squares }: Pick<XiangqiBoard, 'squares'>, seat: Seat): boolean =>
  squares.some((piece) => ownerOf(piece) === seat && ATTACKERS.includes(piece.toUpperCase()));

/** The rules of xiangqi, Chinese chess. A move is two points: `h2e2`. */
export const xiangqiRules: MatchRules<XiangqiPosition, XiangqiView> = {
  id: 'xiangqi-1',
  seats: 2,
  pace: { initialMs: 10 * 60_000, incrementMs: 5_000 },
  hasChance: false,
  mayAgreeDraw: true,
  start: () => xiangqiPosition(xiangqiBoard()),
  turnOf: ({ turn }) => turn,
  legalMoves: (position) => legalMoves(position).map(moveName),
  play: (position, name) => {
    const move = moveOf(name);
    const captured = position.squares[move.to] ?? EMPTY;
    const isQuiet = captured === EMPTY;
    return xiangqiPosition(applyMove(position, move), {
      last: move,
      since: isQuiet ? position.since : [],
      taken: isQuiet ? position.taken : [...position.taken, captured],
    });
  },
  endOf: (position) => {
    const { turn, hasMoves, isCheck, since } = position;
    // Who cannot move has lost, in check or not.
    if (!hasMoves) return { winners: [1 - turn], reason: isCheck ? 'checkmate' : 'noMoves' };
    if (![0, 1].some((seat) => canAttack(position, seat))) return { winners: [], reason: 'material' };
    return (
      endOfRepetition(position) ?? (since.length > MOST_QUIET_MOVES ? { winners: [], reason: 'quietMoves' } : null)
    );
  },
  canWin: canAttack,
  view: ({ since: _since, ...view }) => view,
  botMove: (view, _legal, random) => moveName(chooseXiangqi(view, random)),
};
