import { vendorLanesPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const vendorMenuWidget: WidgetDefinition<'vendor-menu'> = {
  type: 'vendor-menu',
  version: 1,
  queries: (_props, { language }) => [{ path: vendorLanesPath(language) }],
  view: async () => (await import('../lobby-views.ts')).VendorMenuView,
};
