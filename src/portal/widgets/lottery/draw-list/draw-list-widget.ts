import { drawMenuPath } from '#portal/data/games/lottery-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const drawListWidget: WidgetDefinition<'draw-list'> = {
  type: 'draw-list',
  version: 1,
  queries: ({ prizeMode }, { language }) => [{ path: drawMenuPath({ language, prizeMode }) }],
  view: async () => (await import('./draw-list.tsx')).DrawListView,
};
