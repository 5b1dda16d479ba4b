import type { Game, GameList } from '#contracts/generated/contracts.ts';

/** A slot of the catalogue, with a unique number. */
export function buildGame(number = 1, overrides: Partial<Game> = {}): Game {
  return {
    nodeId: `node-${number}`,
    gameCode: `game-${number}`,
    vassalage: 'PG',
    vendorName: 'Paper Garden',
    gameType: 'RNG',
    gameClassify: 'VIDEO',
    gameName: `Game ${number}`,
    nodeName: `Game ${number}`,
    showIcon: true,
    iconUrl: `/art/game-${number}.webp`,
    isHot: 0,
    supportPlay: 1,
    isGame: 'GAME',
    minBet: '0.20',
    maxBet: null,
    minLineNum: 10,
    ...overrides,
  };
}

/** Games from one number to another, both included. */
export const buildGames = (from: number, to: number): Game[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => buildGame(from + index));

/** The page `pageNo` (from 1) of a list of `totalCount` games. */
export function buildGameList(totalCount: number, pageNo: number, pageSize: number): GameList {
  const first = (pageNo - 1) * pageSize + 1;
  return {
    games: buildGames(first, Math.min(totalCount, first + pageSize - 1)),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
