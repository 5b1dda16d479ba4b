import type { LaunchedLobby, LaunchLobbyQuery } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { LotteryGame } from '../games/lottery-game.ts';
import { siteGame, siteGames, sitePrizeMode } from '../games/site-games.ts';

/** The page of a game: by its vassalage (specification, section 4, "Starting a game"). */
export function pageOfGame({ vassalage }: Pick<LotteryGame, 'vassalage'>): string {
  if (vassalage === 'TCG_LOTTO_VN') return '/vnLottery';
  return vassalage === 'TCG_SEA' ? '/seaLottery' : '/lottery';
}

/**
 * The address of the lottery's page: of a game, else of the first game of the prize mode.
 * @throws DomainError `feature_disabled`, `not_found` where the site does not offer it.
 */
export function lobbyAddress(
  { site }: PublishedSite,
  { lottoGameCode, lottoPrizeMode, lottoView, backUrl, language }: LaunchLobbyQuery,
): LaunchedLobby {
  const offered = siteGames(site);
  const mode = lottoPrizeMode ?? sitePrizeMode(offered);
  const game = siteGame(site, lottoGameCode ?? offered.find(({ prizeMode }) => prizeMode === mode)?.gameCode ?? '');
  const query = new URLSearchParams({ gameCode: game.gameCode, view: lottoView ?? 'betting' });
  if (backUrl !== undefined) query.set('backUrl', backUrl);
  if (language !== undefined) query.set('language', language);
  return { url: `${pageOfGame(game)}?${query}` };
}
