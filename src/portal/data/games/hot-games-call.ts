import type { ReadPath } from '#contracts/call-types.ts';

/** The call for hot games (specification, section 7). */
export const HOT_GAMES_CALL = '/wps/relay/GCSGAME_hotGamesV2';

/** The path of that call, with its query. */
export type HotGamesPath = ReadPath<typeof HOT_GAMES_CALL>;

/** Whether a path is one of that call. */
export const asksForHotGames = (path: string): path is HotGamesPath => path.startsWith(`${HOT_GAMES_CALL}?`);
