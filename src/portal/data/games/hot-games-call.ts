/** The call for hot games (specification, section 7). */
export const HOT_GAMES_CALL = '/wps/relay/GCSGAME_hotGamesV2';

/** Whether a path is one of that call. */
export const asksForHotGames = (path: string): boolean => path.startsWith(`${HOT_GAMES_CALL}?`);
