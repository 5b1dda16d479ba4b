import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const promotionDetailWidget: WidgetDefinition<'promotion-detail'> = {
  type: 'promotion-detail',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('./promotion-detail.tsx')).PromotionDetailView,
};
