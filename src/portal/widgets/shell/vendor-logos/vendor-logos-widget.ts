import { vendorLanesPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const vendorLogosWidget: WidgetDefinition<'vendor-logos'> = {
  type: 'vendor-logos',
  version: 1,
  queries: (_props, { language }) => [{ path: vendorLanesPath(language) }],
  view: async () => (await import('../footer-views.ts')).VendorLogosView,
};
