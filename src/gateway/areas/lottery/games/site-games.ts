import type { PrizeMode, SiteDocument } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { LotteryGame } from './lottery-game.ts';
import { lotteryGames } from './lottery-games.ts';

type Offer = Pick<SiteDocument, 'vendors' | 'categories'>;

/** The vendors whose e-lottery makes e-lottery a site's own prize mode. */
const ELOTT_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * The draw games of a site, by the vendors and categories that it offers.
 * @throws DomainError feature_disabled for a site that offers neither lottery nor e-lottery.
 */
export function siteGames({ vendors, categories }: Offer): readonly LotteryGame[] {
  if (!categories.includes('LOTT') && !categories.includes('ELOTT')) throw new DomainError('feature_disabled');
  return lotteryGames.filter(
    (game) => categories.includes(categoryOf(game)) && (vendors === 'all' || vendors.includes(game.vassalage)),
  );
}

const byCode: ReadonlyMap<string, LotteryGame> = new Map(lotteryGames.map((game) => [game.gameCode, game]));

/** A game of the house. @throws Error for a code that it has none of. */
export function gameByCode(gameCode: string): LotteryGame {
  const game = byCode.get(gameCode);
  if (game === undefined) throw new Error(`the lottery house has no game ${gameCode}`);
  return game;
}

/** A game that the site offers. @throws DomainError feature_disabled, not_found. */
export function siteGame(site: Offer, gameCode: string): LotteryGame {
  const game = siteGames(site).find((offered) => offered.gameCode === gameCode);
  if (game === undefined) throw new DomainError('not_found');
  return game;
}

/** The prize mode of a site's own (specification, section 4, "Navigation and lobby"). */
export function sitePrizeMode(games: readonly LotteryGame[]): PrizeMode {
  const hasLotteryVendor = games.some((game) => categoryOf(game) === 'ELOTT' && ELOTT_VENDORS.includes(game.vassalage));
  return hasLotteryVendor ? 'ELOTT' : 'LOTT';
}

/** The category of a game in the catalogue; the region's lotteries are filed as `LOTT`. */
export function categoryOf({ prizeMode }: Pick<LotteryGame, 'prizeMode'>): 'LOTT' | 'ELOTT' {
  return prizeMode === 'ELOTT' ? 'ELOTT' : 'LOTT';
}
