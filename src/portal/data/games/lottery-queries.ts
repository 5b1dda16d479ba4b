import type { DrawGameCode, PrizeMode } from '#contracts/generated/contracts.ts';

const withQuery = (path: string, values: Readonly<Record<string, string | undefined>>): string =>
  `${path}?${new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;

/**
 * The draw games of a prize mode, with the next draw and the latest result of each (specification, section 7,
 * "Lottery").
 */
export const drawMenuPath = (options: { language: string; prizeMode?: PrizeMode | undefined }): string =>
  withQuery('/lgw/vn/games/game_menu', { prizeMode: options.prizeMode, device: 'WEB', language: options.language });

/** The opened numbers of one draw; of the latest without an issue. */
export const openedDrawPath = (options: {
  language: string;
  gameCode: DrawGameCode;
  issue?: string | undefined;
}): string => {
  const { language, gameCode, issue } = options;
  return withQuery('/lgw/vn/numeros/opened/game', { gameCode, issue, language });
};

/** The latest results of a game. */
export const recentDrawsPath = (options: { language: string; gameCode: DrawGameCode; pageSize: number }): string => {
  const { language, gameCode, pageSize } = options;
  return withQuery('/lotto/lgw/games/opened/numero', { gameCode, pageSize: String(pageSize), language });
};
