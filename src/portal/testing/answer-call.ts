import type { ProfitStep } from '#contracts/generated/contracts.ts';
import { buildAnnouncements } from './build-announcements.ts';
import { buildBets } from './build-bets.ts';
import { buildDeposit, buildDepositChannels, buildDeposits } from './build-deposits.ts';
import { buildDrawMenu, buildOpenedDraw, buildRecentDraws } from './build-draws.ts';
import { buildFunds } from './build-funds.ts';
import { buildGameList, buildGames } from './build-game.ts';
import { buildGameMenus } from './build-game-menus.ts';
import { buildGameSearch } from './build-game-search.ts';
import { buildHelpCentre } from './build-help-centre.ts';
import { buildIdentity } from './build-identity.ts';
import { buildTerms, buildTickets } from './build-lottery.ts';
import { buildMessages } from './build-messages.ts';
import { buildPlayLimits } from './build-play-limits.ts';
import { buildBetDetail, buildProfit, buildStatement, buildTransactions } from './build-records.ts';
import {
  buildBankAccounts,
  buildEWallets,
  buildOpenSessions,
  buildSecurity,
  buildSignIns,
  buildSocialLinks,
} from './build-security.ts';
import { buildUplineTerms } from './build-upline.ts';
import { buildVendorLanes } from './build-vendor-lanes.ts';
import { buildWinnerBoard } from './build-winner-board.ts';
import { buildSentWithdrawal, buildWithdrawals, buildWithdrawalTerms } from './build-withdrawals.ts';

const answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  '/wps/relay/MCSFE_getListAnnouncements': () => buildAnnouncements(),
  '/wps/system/helpCenter': () => buildHelpCentre(),
  '/wps/system/domainRoute': () => ({
    routes: ['pebble.example', 'pebble-2.example'].map((host, index) => ({
      host,
      label: `Line ${index + 1}`,
      probePath: '/healthz',
    })),
  }),
  '/wps/system/credits': () => ({
    drawings: [{ name: 'Game Icons', author: 'Lorc', licence: 'CC BY 3.0', url: 'https://icons.example' }],
    typefaces: [{ name: 'Anton', author: 'The Anton Project', licence: 'OFL-1.1', url: 'https://faces.example' }],
  }),
  '/lgw/games/game_menus': () => buildGameMenus(),
  '/wps/relay/GCSGAME_vendorLanes': () => buildVendorLanes(),
  '/wps/relay/GCSGAME_hotGamesV2': () => ({ list: buildGames(1, 30) }),
  '/wps/relay/GCSGAME_gameList': (query) =>
    buildGameList(50, Number(query.get('pageNo')), Number(query.get('pageSize'))),
  '/wps/relay/MCSFE_favoriteIds': () => ({ ids: [] }),
  '/wps/relay/MCSFE_favoriteList': () => ({ content: [], pageNum: 1, totalPages: 0, totalCount: 0 }),
  '/wps/games/search': (query) => buildGameSearch(query.get('query') ?? '', Number(query.get('pageSize'))),
  '/lgw/vn/games/game_menu': () => buildDrawMenu(),
  '/lgw/vn/numeros/opened/game': () => buildOpenedDraw(),
  '/lgw/vn/games/game_menu/recent': () => buildDrawMenu({ lottGames: buildDrawMenu().lottGames.slice(2, 3) }),
  '/lgw/vn/games/bet_types': () => buildTerms(),
  '/lgw/vn/tickets': () => buildTickets(),
  '/lotto/lgw/games/opened/numero': (query) => buildRecentDraws(Number(query.get('pageSize'))),
  '/wps/member/messages': () => buildMessages(),
  '/wps/relay/CSP_unreadCount': () => ({ count: 0 }),
  '/wps/member/identity': () => buildIdentity(),
  '/wps/member/playLimits': () => buildPlayLimits(),
  '/wps/member/security': () => buildSecurity(),
  '/wps/member/sessions': () => buildOpenSessions(),
  '/wps/member/signIns': (query) => buildSignIns(Number(query.get('pageNo')), Number(query.get('pageSize'))),
  '/wps/member/bankAccounts': () => buildBankAccounts(),
  '/wps/member/eWallets': () => buildEWallets(),
  '/wps/member/social': () => buildSocialLinks(),
  '/wps/member/info/funds/consolidated': () => buildFunds(),
  '/wps/relay/GCS_merchantWallet': () => ({ isSingle: true }),
  '/wps/member/bets': (query) => buildBets(45, Number(query.get('pageNo')), Number(query.get('pageSize'))),
  '/wps/member/bets/1001': () => buildBetDetail('1001'),
  '/wps/member/bets/1002': () => buildBetDetail('1002'),
  '/wps/member/transactions': (query) =>
    buildTransactions(45, Number(query.get('pageNo')), Number(query.get('pageSize'))),
  '/wps/member/profit': (query) => buildProfit(query.get('by') as ProfitStep),
  '/wps/member/statement': () => buildStatement(),
  '/wps/member/deposits/channels': () => buildDepositChannels(),
  '/wps/member/deposits/41': () => buildDeposit(),
  '/wps/member/deposits': (query) => buildDeposits(45, Number(query.get('pageNo')), Number(query.get('pageSize'))),
  '/wps/member/transfers/upline': () => buildUplineTerms(),
  '/wps/member/withdrawals/terms': () => buildWithdrawalTerms(),
  '/wps/member/withdrawals/52': () => buildSentWithdrawal(),
  '/wps/member/withdrawals': (query) =>
    buildWithdrawals(45, Number(query.get('pageNo')), Number(query.get('pageSize'))),
  '/wps/relay/GCS_recentGame': (query) => recentOf(20, Number(query.get('page')), Number(query.get('pageSize'))),
  '/wps/relay/ODSFE2_getWinnerBoard': (query) => buildWinnerBoard(Number(query.get('limitNum'))),
};

const recentOf = (totalCount: number, page: number, pageSize: number) => {
  const { games: list, ...pages } = buildGameList(totalCount, page, pageSize);
  return { list, ...pages };
};

/**
 * Answers a GET call like a gateway with a small catalogue: the value, without its envelope.
 * @throws Error for a call that no widget makes.
 */
export function answerCall(path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'https://pebble.example');
  const answer = answers[pathname];
  if (!answer) throw new Error(`no answer for ${path}`);
  return answer(searchParams);
}
