import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const playLimitsWidget: WidgetDefinition<'play-limits'> = {
  type: 'play-limits',
  version: 1,
  view: async () => (await import('../member-views.ts')).PlayLimitsView,
};
