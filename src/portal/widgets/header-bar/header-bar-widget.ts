import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const headerBarWidget: WidgetDefinition<'header-bar'> = {
  type: 'header-bar',
  version: 1,
  view: async () => (await import('../shell-views.ts')).HeaderBarView,
};
