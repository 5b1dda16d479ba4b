import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const menuBannerWidget: WidgetDefinition<'menu-banner'> = {
  type: 'menu-banner',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('../menu-views.ts')).MenuBannerView,
};
