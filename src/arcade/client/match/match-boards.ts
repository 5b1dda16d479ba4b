import type { RoundSession } from '#arcade/game-api.ts';
import type { MatchBoard } from '#arcade/games/matches/client/match-board.ts';
import type { MatchKind } from '#arcade/match-api.ts';

/** Loads the board of each game between players when it opens. */
const BOARDS: Readonly<Record<MatchKind, () => Promise<MatchBoard<never>>>> = {
  backgammon: async () =>
    (await import('#arcade/games/backgammon/client/backgammon-match-board.tsx')).backgammonMatchBoard,
  bigTwo: async () => (await import('#arcade/games/big-two/client/big-two-match-board.ts')).bigTwoMatchBoard,
  checkers: async () => (await import('#arcade/games/checkers/client/checkers-match-board.tsx')).checkersMatchBoard,
  chess: async () => (await import('#arcade/games/chess/client/chess-match-board.tsx')).chessMatchBoard,
  domino: async () => (await import('#arcade/games/domino/client/domino-match-board.tsx')).dominoMatchBoard,
  durak: async () => (await import('#arcade/games/durak/client/durak-match-board.tsx')).durakMatchBoard,
  holdem: async () => (await import('#arcade/games/holdem/client/holdem-match-board.tsx')).holdemMatchBoard,
  ludo: async () => (await import('#arcade/games/ludo/client/ludo-match-board.tsx')).ludoMatchBoard,
  mahjong: async () => (await import('#arcade/games/mahjong/client/mahjong-match-board.tsx')).mahjongMatchBoard,
  makruk: async () => (await import('#arcade/games/makruk/client/makruk-match-board.tsx')).makrukMatchBoard,
  reversi: async () => (await import('#arcade/games/reversi/client/reversi-match-board.tsx')).reversiMatchBoard,
  tienLen: async () => (await import('#arcade/games/tien-len/client/tien-len-match-board.ts')).tienLenMatchBoard,
  xiangqi: async () => (await import('#arcade/games/xiangqi/client/xiangqi-match-board.tsx')).xiangqiMatchBoard,
};

/** True for games between players. */
export function isMatchKind(kind: RoundSession['kind']): kind is MatchKind {
  return kind in BOARDS;
}

/** Loads a board. It can show positions of this game only: the view is typed by the game's rules. */
export async function loadMatchBoard(kind: MatchKind): Promise<MatchBoard<unknown>> {
  return (await BOARDS[kind]()) as MatchBoard<unknown>;
}
