import type { DrawGame, DrawListProps, DrawMenu } from '#contracts/generated/contracts.ts';

/** The games that a list shows: those that its document names, in that order, else the first of the menu. */
export function shownGames(
  { lottGames }: Pick<DrawMenu, 'lottGames'>,
  { games, count }: Pick<DrawListProps, 'games' | 'count'>,
): readonly DrawGame[] {
  const named = games?.flatMap((code) => lottGames.filter((game) => game.gameCode === code)) ?? lottGames;
  return named.slice(0, count);
}

/** When the first of the games draws; undefined when there is none. */
export function firstDraw(games: ReadonlyArray<Pick<DrawGame, 'nextDrawAt'>>): string | undefined {
  // All are in UTC with the same number of digits, so the texts sort as the moments do.
  return games.map(({ nextDrawAt }) => nextDrawAt).sort()[0];
}
