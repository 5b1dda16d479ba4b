import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const productListWidget: WidgetDefinition<'product-list'> = {
  type: 'product-list',
  version: 1,
  queries: (_props, { language }) => [{ path: gameMenusPath(language) }],
  view: async () => (await import('../footer-views.ts')).ProductListView,
};
