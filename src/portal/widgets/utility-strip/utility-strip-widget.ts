import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const utilityStripWidget: WidgetDefinition<'utility-strip'> = {
  type: 'utility-strip',
  version: 1,
  view: async () => (await import('./utility-strip.tsx')).UtilityStripView,
};
