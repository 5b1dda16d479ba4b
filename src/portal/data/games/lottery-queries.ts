import type { QueryAt, ReadPath, SentPath } from '#contracts/call-types.ts';
import type { DrawGameCode, LanguageCode, PrizeMode } from '#contracts/generated/contracts.ts';

/** The query of a call; what is undefined is left out. */
type Values<Query> = { readonly [Name in keyof Query]: Query[Name] | undefined } & Readonly<
  Record<string, string | undefined>
>;

/** A path with its query; what is undefined is left out. */
export const withQuery = <Path extends SentPath<'GET'>>(
  path: Path,
  values: Values<QueryAt<Path>>,
): `${Path}?${string}` =>
  `${path}?${new URLSearchParams(Object.entries<string | undefined>(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;

/**
 * The draw games of a prize mode, with the next draw and the latest result of each (specification, section 7,
 * "Lottery").
 */
export const drawMenuPath = (options: {
  language: LanguageCode;
  prizeMode?: PrizeMode | undefined;
  /** These games alone; all when not given. */
  gameCodes?: readonly DrawGameCode[] | undefined;
  /** The first so many. */
  count?: number | undefined;
}): ReadPath<'/lgw/vn/games/game_menu'> => {
  const { language, prizeMode, gameCodes, count } = options;
  return withQuery('/lgw/vn/games/game_menu', {
    prizeMode,
    gameCodes: gameCodes?.join(),
    pageSize: count?.toString(),
    device: 'WEB',
    language,
  });
};

/** The opened numbers of one draw; of the latest without an issue. */
export const openedDrawPath = (options: {
  language: LanguageCode;
  gameCode: DrawGameCode;
  issue?: string | undefined;
}): ReadPath<'/lgw/vn/numeros/opened/game'> => {
  const { language, gameCode, issue } = options;
  return withQuery('/lgw/vn/numeros/opened/game', { gameCode, issue, language });
};

/** The latest results of a game. */
export const recentDrawsPath = (options: {
  language: LanguageCode;
  gameCode: DrawGameCode;
  pageSize: number;
}): ReadPath<'/lotto/lgw/games/opened/numero'> => {
  const { language, gameCode, pageSize } = options;
  return withQuery('/lotto/lgw/games/opened/numero', { gameCode, pageSize: String(pageSize), language });
};

/** The bet types of a game with their odds, and the draws that take bets. */
export const lotteryTermsPath = (options: {
  language: LanguageCode;
  gameCode: DrawGameCode;
}): ReadPath<'/lgw/vn/games/bet_types'> => withQuery('/lgw/vn/games/bet_types', options);
