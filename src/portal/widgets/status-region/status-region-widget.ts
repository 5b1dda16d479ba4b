import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const statusRegionWidget: WidgetDefinition<'status-region'> = {
  type: 'status-region',
  version: 1,
  view: async () => (await import('./status-region.tsx')).StatusRegionView,
};
