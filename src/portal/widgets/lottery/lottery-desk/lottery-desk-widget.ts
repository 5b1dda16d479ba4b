import { drawMenuPath, lotteryTermsPath, openedDrawPath } from '#portal/data/games/lottery-queries.ts';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

const GAME_CODE = /^[A-Z0-9]+(_[A-Z0-9]+)+$/;

export const lotteryDeskWidget: WidgetDefinition<'lottery-desk'> = {
  type: 'lottery-desk',
  version: 1,
  queries: ({ prizeModes, game }, { language, query }) => {
    const menus = prizeModes.map((prizeMode) => ({ path: drawMenuPath({ language, prizeMode }) }));
    const gameCode = GAME_CODE.test(query.gameCode ?? '') ? query.gameCode : game;
    if (query.view === 'lobby' || gameCode === undefined) return menus;
    return [
      ...menus,
      { path: lotteryTermsPath({ language, gameCode }) },
      { path: openedDrawPath({ language, gameCode }) },
    ];
  },
  view: async () => (await import('./lottery-desk.tsx')).LotteryDeskView,
  skeleton: WaitingLines,
};
