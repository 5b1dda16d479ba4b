import { vendorLanesPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const classifyMenuWidget: WidgetDefinition<'classify-menu'> = {
  type: 'classify-menu',
  version: 1,
  queries: (_props, { language }) => [{ path: vendorLanesPath(language) }],
  view: async () => (await import('../lobby-views.ts')).ClassifyMenuView,
};
