import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import { squareName, squareOf } from '#arcade/games/matches/rules/square-names.ts';
import { countDiscs, openSquares, putDisc, type ReversiPosition, reversiOpening } from './reversi-board.ts';
import { chooseReversiSquare } from './reversi-bot.ts';

/** All is open in reversi: a player sees the whole position. */
export interface ReversiView extends ReversiPosition {
  readonly counts: readonly [dark: number, light: number];
}

export const reversiRules: MatchRules<ReversiPosition, ReversiView> = {
  id: 'reversi-1',
  seats: 2,
  pace: { initialMs: 5 * 60_000, incrementMs: 3_000 },
  hasChance: false,
  mayAgreeDraw: true,
  start: () => reversiOpening,
  turnOf: ({ turn }) => turn,
  legalMoves: ({ discs, turn }) => openSquares(discs, turn).map(squareName),
  play: (position, move) => putDisc(position, squareOf(move)),
  endOf: ({ discs, isOver }) => {
    if (!isOver) return null;
    const [dark, light] = countDiscs(discs);
    return { winners: dark === light ? [] : [dark > light ? 0 : 1], reason: 'count' };
  },
  view: (position) => ({ ...position, counts: countDiscs(position.discs) }),
  botMove: (view, _legal, random) => squareName(chooseReversiSquare(view, random)),
};
