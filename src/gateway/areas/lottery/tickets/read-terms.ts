import type { LanguageCode, LotteryTerms } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { presentBetType } from '../bets/bet-type-presenter.ts';
import { betTypesOf } from '../bets/bet-types.ts';
import { closesAtMs, nextDraw, openDraws } from '../draws/draw-schedule.ts';
import { siteGame } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { countSold } from '../repository/due-repository.ts';
import { lotterySettings, MOST_DRAWS } from './lottery-settings.ts';

/**
 * How a game can be bet on now: its bet types with their prices, and the draws that take bets.
 * @throws DomainError `feature_disabled`, `not_found`.
 */
export async function readTerms(
  { database, clock }: Pick<LotteryParts, 'database' | 'clock'>,
  site: PublishedSite,
  { gameCode, language }: { readonly gameCode: string; readonly language: LanguageCode },
): Promise<LotteryTerms> {
  const at = clock();
  const { minStake, maxStake } = lotterySettings(site);
  const game = siteGame(site.site, gameCode);
  const draws = openDraws(game, at.getTime(), MOST_DRAWS);
  const next = draws[0] ?? nextDraw(game, at.getTime());
  const ticketsSold = await database.forSite(site.id, (tx) =>
    countSold(tx, site.id, { gameCode, drawsAt: new Date(next.atMs) }),
  );
  return {
    gameCode: game.gameCode,
    gameName: textInLanguage(game.name, language, site.site.languages.default),
    mark: game.mark,
    gameGroupCode: game.group,
    vassalage: game.vassalage,
    prizeMode: game.prizeMode,
    timeZone: game.zone,
    now: at.toISOString(),
    minStake,
    maxStake,
    ticketsSold,
    draws: draws.map((draw) => ({
      issue: draw.issue,
      closesAt: new Date(closesAtMs(game, draw)).toISOString(),
      drawsAt: new Date(draw.atMs).toISOString(),
    })),
    betTypes: betTypesOf(game, next).map(presentBetType),
  };
}
