import { expect, it } from 'vitest';
import { buildDrawGame } from '#portal/testing/build-draws.ts';
import { lobbyGames } from './lobby-filter.ts';

const games = [
  buildDrawGame({ gameCode: 'VN_MB', gameName: 'Miền Bắc', gameGroupCode: 'LF' }),
  buildDrawGame({ gameCode: 'VN_MN', gameName: 'Miền Nam', gameGroupCode: 'LF' }),
  buildDrawGame({ gameCode: 'VN_KENO', gameName: 'Keno siêu tốc Đỏ', gameGroupCode: 'SSC' }),
];
const all = { filter: 'all', search: '', favourites: ['VN_MN'], recent: ['VN_KENO', 'VN_MB'] } as const;
const codes = (wanted: Partial<Parameters<typeof lobbyGames>[1]>) =>
  lobbyGames(games, { ...all, ...wanted }).map(({ gameCode }) => gameCode);

it('finds games by their names without marks', () => {
  expect(codes({ search: 'mien' })).toEqual(['VN_MB', 'VN_MN']);
  expect(codes({ search: ' DO' })).toEqual(['VN_KENO']);
});

it('shows groups, favourites, and recent games in the order of play', () => {
  expect(codes({ filter: 'LF' })).toEqual(['VN_MB', 'VN_MN']);
  expect(codes({ filter: 'favourites' })).toEqual(['VN_MN']);
  expect(codes({ filter: 'recent' })).toEqual(['VN_KENO', 'VN_MB']);
});
