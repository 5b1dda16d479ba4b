import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const sessionListWidget: WidgetDefinition<'session-list'> = {
  type: 'session-list',
  version: 1,
  view: async () => (await import('../member-views.ts')).SessionListView,
};
