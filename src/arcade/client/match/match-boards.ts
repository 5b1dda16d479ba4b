import type { MatchKind, RoundSession } from '#arcade/game-api.ts';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';

/** Loads the board of each game between players when it opens. */
const BOARDS: Readonly<Record<MatchKind, () => Promise<MatchBoard<never>>>> = {
  reversi: async () => (await import('#arcade/games/reversi/client/reversi-match-board.tsx')).reversiMatchBoard,
};

/** True for games between players. */
export function isMatchKind(kind: RoundSession['kind']): kind is MatchKind {
  return kind in BOARDS;
}

/** Loads a board. It can show positions of this game only: the view is typed by the game's rules. */
export async function loadMatchBoard(kind: MatchKind): Promise<MatchBoard<unknown>> {
  return (await BOARDS[kind]()) as MatchBoard<unknown>;
}
