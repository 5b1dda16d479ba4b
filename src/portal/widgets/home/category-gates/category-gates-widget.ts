import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const categoryGatesWidget: WidgetDefinition<'category-gates'> = {
  type: 'category-gates',
  version: 1,
  queries: (_props, { language, query }) => (query.gameType ? [] : [{ path: gameMenusPath(language) }]),
  view: async () => (await import('./category-gates.tsx')).CategoryGatesView,
};
