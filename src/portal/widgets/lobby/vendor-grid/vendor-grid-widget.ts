import { vendorLanesPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const vendorGridWidget: WidgetDefinition<'vendor-grid'> = {
  type: 'vendor-grid',
  version: 1,
  queries: (_props, { language }) => [{ path: vendorLanesPath(language) }],
  view: async () => (await import('./vendor-grid.tsx')).VendorGridView,
};
