import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const bannerWidget: WidgetDefinition<'banner'> = {
  type: 'banner',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('../home-views.ts')).BannerView,
};
