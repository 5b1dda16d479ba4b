import { buildAnnouncements } from './build-announcements.ts';
import { buildDrawMenu, buildOpenedDraw, buildRecentDraws } from './build-draws.ts';
import { buildGameList, buildGames } from './build-game.ts';
import { buildGameMenus } from './build-game-menus.ts';
import { buildHelpCentre } from './build-help-centre.ts';
import { buildVendorLanes } from './build-vendor-lanes.ts';
import { buildWinnerBoard } from './build-winner-board.ts';

const answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  '/wps/relay/MCSFE_getListAnnouncements': () => buildAnnouncements(),
  '/wps/system/helpCenter': () => buildHelpCentre(),
  '/lgw/games/game_menus': () => buildGameMenus(),
  '/wps/relay/GCSGAME_vendorLanes': () => buildVendorLanes(),
  '/wps/relay/GCSGAME_hotGamesV2': () => ({ list: buildGames(1, 30) }),
  '/wps/relay/GCSGAME_gameList': (query) =>
    buildGameList(50, Number(query.get('pageNo')), Number(query.get('pageSize'))),
  '/lgw/vn/games/game_menu': () => buildDrawMenu(),
  '/lgw/vn/numeros/opened/game': () => buildOpenedDraw(),
  '/lotto/lgw/games/opened/numero': (query) => buildRecentDraws(Number(query.get('pageSize'))),
  '/wps/relay/ODSFE2_getWinnerBoard': (query) => buildWinnerBoard(Number(query.get('limitNum'))),
};

/**
 * What a gateway with a small catalogue answers: the value of a GET call, without its envelope.
 * @throws Error for a call that no widget makes.
 */
export function answerCall(path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'https://pebble.example');
  const answer = answers[pathname];
  if (!answer) throw new Error(`no answer for ${path}`);
  return answer(searchParams);
}
