import type { LaunchedLobby, LaunchLobbyQuery } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { LotteryGame } from '../games/lottery-game.ts';
import { siteGame, siteGames, sitePrizeMode } from '../games/site-games.ts';

/** The vendors of the lottery house. Their games are bet on at pages of the site. */
const HOUSE_VENDORS: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']);

/** The page that bets on a game of the lottery house; null for a game of another vendor. */
export function pageOfLottery({ vassalage, gameCode }: Pick<LotteryGame, 'vassalage' | 'gameCode'>): string | null {
  if (!HOUSE_VENDORS.has(vassalage)) return null;
  return `${pageOfGame({ vassalage })}?${new URLSearchParams({ gameCode })}`;
}

/** The page of a game: by its vassalage (specification, section 4, "Starting a game"). */
function pageOfGame({ vassalage }: Pick<LotteryGame, 'vassalage'>): string {
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
