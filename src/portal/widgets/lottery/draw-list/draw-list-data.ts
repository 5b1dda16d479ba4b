import type { Action, DrawGame, DrawListProps, DrawMenu, LanguageCode } from '#contracts/generated/contracts.ts';
import { drawMenuPath } from '#portal/data/games/lottery-queries.ts';

/** The call for the games of a list: they alone, since a menu has more than a hundred. */
export const drawListPath = (
  { prizeMode, games, count }: Pick<DrawListProps, 'prizeMode' | 'games' | 'count'>,
  language: LanguageCode,
) => drawMenuPath({ language, prizeMode, gameCodes: games, count });

/** The games that a list shows: those that its document names, in that order, else the first of the menu. */
export function shownGames(
  { lottGames }: Pick<DrawMenu, 'lottGames'>,
  { games, count }: Pick<DrawListProps, 'games' | 'count'>,
): readonly DrawGame[] {
  const named = games?.flatMap((code) => lottGames.filter((game) => game.gameCode === code)) ?? lottGames;
  return named.slice(0, count);
}

/** Opens the page that bets on a game; a guest signs in first. */
export function betOn({ vassalage, gameCode }: Pick<DrawGame, 'vassalage' | 'gameCode'>): Action {
  return { do: 'launchGame', vassalage, gameCode };
}

/** When the first of the games draws; undefined when there is none. */
export function firstDraw(games: ReadonlyArray<Pick<DrawGame, 'nextDrawAt'>>): string | undefined {
  // All are in UTC with the same number of digits, so the texts sort as the moments do.
  return games.map(({ nextDrawAt }) => nextDrawAt).sort()[0];
}
