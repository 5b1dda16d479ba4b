import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const serviceBarWidget: WidgetDefinition<'service-bar'> = {
  type: 'service-bar',
  version: 1,
  view: async () => (await import('../footer-views.ts')).ServiceBarView,
};
