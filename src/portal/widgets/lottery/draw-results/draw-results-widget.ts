import { openedDrawPath, recentDrawsPath } from '#portal/data/games/lottery-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const drawResultsWidget: WidgetDefinition<'draw-results'> = {
  type: 'draw-results',
  version: 1,
  queries: ({ game, look, rows = 10 }, { language }) => [
    {
      path:
        look === 'table'
          ? openedDrawPath({ gameCode: game, language })
          : recentDrawsPath({ gameCode: game, pageSize: rows, language }),
    },
  ],
  view: async () => (await import('./draw-results.tsx')).DrawResultsView,
};
