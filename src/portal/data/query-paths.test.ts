import { expect, it } from 'vitest';
import { gameListPath } from './games/game-list-queries.ts';
import { gameMenusPath, hotGamesPath, vendorLanesPath } from './games/games-queries.ts';
import { drawMenuPath, openedDrawPath, recentDrawsPath } from './games/lottery-queries.ts';
import { winnerBoardPath } from './games/winner-board-query.ts';
import { helpCentrePath } from './help-queries.ts';
import { announcementsPath, sitePath } from './site-queries.ts';

const options = { language: 'ES' as const, merchantCode: 'PEBBLE' };

it.each([
  [
    gameListPath({ ...options, gameType: 'RNG', pageNo: 2, pageSize: 18 }),
    '/wps/relay/GCSGAME_gameList',
    {
      clientType: '3',
      platform: 'html5-desktop',
      merchant: 'PEBBLE',
      gameType: 'RNG',
      pageNo: '2',
      pageSize: '18',
      language: 'ES',
    },
  ],
  [
    gameListPath({
      ...options,
      gameType: 'LIVE',
      filter: { vassalage: 'CQ9', gameClassify: 'POKER' },
      pageNo: 1,
      pageSize: 20,
    }),
    '/wps/relay/GCSGAME_gameList',
    {
      clientType: '3',
      platform: 'html5-desktop',
      merchant: 'PEBBLE',
      gameType: 'LIVE',
      vassalage: 'CQ9',
      gameClassify: 'POKER',
      pageNo: '1',
      pageSize: '20',
      language: 'ES',
    },
  ],
  [
    hotGamesPath({ ...options, gameType: 'RNG' }),
    '/wps/relay/GCSGAME_hotGamesV2',
    { merchantCode: 'PEBBLE', isPlatform: '2', gameType: 'RNG', platform: 'flash,html5-desktop', language: 'ES' },
  ],
  [
    hotGamesPath(options),
    '/wps/relay/GCSGAME_hotGamesV2',
    { merchantCode: 'PEBBLE', isPlatform: '2', platform: 'flash,html5-desktop', language: 'ES' },
  ],
  [gameMenusPath('ES'), '/lgw/games/game_menus', { language: 'ES' }],
  [vendorLanesPath('ES'), '/wps/relay/GCSGAME_vendorLanes', { platform: 'html5-desktop', language: 'ES' }],
  [
    winnerBoardPath({ language: 'ES', limit: 20 }),
    '/wps/relay/ODSFE2_getWinnerBoard',
    { gameCategory: 'ALL', language: 'ES', limitNum: '20' },
  ],
  [
    announcementsPath('ES'),
    '/wps/relay/MCSFE_getListAnnouncements',
    { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: 'ES' },
  ],
  [drawMenuPath({ language: 'ES' }), '/lgw/vn/games/game_menu', { device: 'WEB', language: 'ES' }],
  [
    drawMenuPath({ language: 'ES', prizeMode: 'SEA' }),
    '/lgw/vn/games/game_menu',
    { prizeMode: 'SEA', device: 'WEB', language: 'ES' },
  ],
  [
    openedDrawPath({ language: 'ES', gameCode: 'VN_MB', issue: '20251120' }),
    '/lgw/vn/numeros/opened/game',
    { gameCode: 'VN_MB', issue: '20251120', language: 'ES' },
  ],
  [
    openedDrawPath({ language: 'ES', gameCode: 'VN_MB' }),
    '/lgw/vn/numeros/opened/game',
    { gameCode: 'VN_MB', language: 'ES' },
  ],
  [
    recentDrawsPath({ language: 'ES', gameCode: 'VN_MB', pageSize: 12 }),
    '/lotto/lgw/games/opened/numero',
    { gameCode: 'VN_MB', pageSize: '12', language: 'ES' },
  ],
  [helpCentrePath('ES'), '/wps/system/helpCenter', { language: 'ES' }],
  [sitePath('ES'), '/wps/system/permission', { part: 'site', language: 'ES' }],
])('asks as the specification says: %s', (path, pathname, query) => {
  const address = new URL(path, 'https://pebble.example');
  expect(address.pathname).toBe(pathname);
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
});
