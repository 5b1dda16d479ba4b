import type { DrawMenu, DrawMenuQuery, LanguageCode } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteGames, sitePrizeMode } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { lotteryService } from '../lottery-service.ts';
import { recentGames } from '../repository/lottery-repository.ts';

/**
 * The games that a member bet on lately and the site offers, latest first; of every prize mode when none is given.
 * @throws DomainError `feature_disabled`.
 */
export async function readRecentGames(
  { database, secret, clock }: LotteryParts,
  site: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
  { prizeMode }: DrawMenuQuery,
): Promise<DrawMenu> {
  const offered = siteGames(site.site);
  const codes = await database.forSite(site.id, (tx) => recentGames(tx, site.id, memberId, clock()));
  const service = lotteryService(secret, clock);
  const games = codes.flatMap((code) => offered.filter((game) => game.gameCode === code));
  const lottGames = games
    .filter((game) => prizeMode === undefined || game.prizeMode === prizeMode)
    .map((game) => service.present(site, language, game));
  return {
    totalCount: lottGames.length,
    now: clock().toISOString(),
    prizeMode: prizeMode ?? sitePrizeMode(offered),
    lottGames: await Promise.all(lottGames),
  };
}
