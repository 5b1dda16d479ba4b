import type { DrawGame } from '#contracts/generated/contracts.ts';

/** The filters of the lobby: all games, the member's favourites or recent ones, or a group. */
export type LobbyFilter = 'all' | 'favourites' | 'recent' | DrawGame['gameGroupCode'];

interface Wanted {
  readonly filter: LobbyFilter;
  /** The search text. */
  readonly search: string;
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

/** A name without marks and in small letters, so that mien bac finds Miền Bắc. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'd').toLowerCase().trim();

/** The games that a filter and a search leave, in the order of the menu; recent ones in the order of play. */
export function lobbyGames(
  games: readonly DrawGame[],
  { filter, search, favourites, recent }: Wanted,
): readonly DrawGame[] {
  const named = games.filter(({ gameName }) => plain(gameName).includes(plain(search)));
  if (filter === 'all') return named;
  if (filter === 'favourites') return named.filter(({ gameCode }) => favourites.includes(gameCode));
  if (filter === 'recent') return recent.flatMap((code) => named.filter(({ gameCode }) => gameCode === code));
  return named.filter(({ gameGroupCode }) => gameGroupCode === filter);
}
