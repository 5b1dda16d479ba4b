import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const categoryTilesWidget: WidgetDefinition<'category-tiles'> = {
  type: 'category-tiles',
  version: 1,
  queries: (_props, { language }) => [{ path: gameMenusPath(language) }],
  view: async () => (await import('./category-tiles.tsx')).CategoryTilesView,
};
