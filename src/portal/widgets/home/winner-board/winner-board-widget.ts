import { winnerBoardPath } from '#portal/data/games/winner-board-query.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const winnerBoardWidget: WidgetDefinition<'winner-board'> = {
  type: 'winner-board',
  version: 1,
  queries: ({ limit }, { language }) => [{ path: winnerBoardPath({ language, limit }) }],
  view: async () => (await import('./winner-board.tsx')).WinnerBoardView,
};
