import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const promotionListWidget: WidgetDefinition<'promotion-list'> = {
  type: 'promotion-list',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('./promotion-list.tsx')).PromotionListView,
};
