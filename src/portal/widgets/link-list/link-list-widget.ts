import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const linkListWidget: WidgetDefinition<'link-list'> = {
  type: 'link-list',
  version: 1,
  view: async () => (await import('../footer-views.ts')).LinkListView,
};
