import type { ReadPath } from '#contracts/call-types.ts';
import type { GameType, LanguageCode } from '#contracts/generated/contracts.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { asksForHotGames, HOT_GAMES_CALL, type HotGamesPath } from './hot-games-call.ts';
import { withQuery } from './with-query.ts';

/** The hot games, of one category or of all, hottest first. */
export function hotGamesPath(options: {
  gameType?: GameType;
  language: LanguageCode;
  merchantCode: string;
}): HotGamesPath {
  return withQuery(HOT_GAMES_CALL, {
    merchantCode: options.merchantCode,
    isPlatform: 2,
    ...(options.gameType && { gameType: options.gameType }),
    platform: 'flash,html5-desktop',
    language: options.language,
  });
}

/** The categories in server order. */
export const gameMenusPath = (language: LanguageCode): ReadPath<'/lgw/games/game_menus'> =>
  withQuery('/lgw/games/game_menus', { language });

/** The vendors of each category. */
export const vendorLanesPath = (language: LanguageCode): ReadPath<'/wps/relay/GCSGAME_vendorLanes'> =>
  withQuery('/wps/relay/GCSGAME_vendorLanes', { platform: 'html5-desktop', language });

/**
 * A list of games by its call. The hot ones are kept for the session, and asked for anew on request alone (section 4,
 * "Caches").
 */
export const gamesQuery = <Path extends ReadPath>(path: Path) => ({
  ...gatewayQuery(path),
  ...(asksForHotGames(path) && {
    queryFn: async () => (await loadChunk(() => import('./hot-games-cache.ts'))).readHotGames(path),
    staleTime: Number.POSITIVE_INFINITY,
  }),
});

export const gameMenusQuery = (language: LanguageCode) => gatewayQuery(gameMenusPath(language));

/**
 * The vendor list is kept for as long as the page stands (specification, section 4, "Caches"). Another language is
 * another list, and loads the page anew, which brings its list along.
 */
export const vendorLanesQuery = (language: LanguageCode) => ({
  ...gatewayQuery(vendorLanesPath(language)),
  staleTime: Number.POSITIVE_INFINITY,
});
