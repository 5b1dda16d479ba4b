import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const securityOverviewWidget: WidgetDefinition<'security-overview'> = {
  type: 'security-overview',
  version: 1,
  view: async () => (await import('../member-views.ts')).SecurityOverviewView,
};
