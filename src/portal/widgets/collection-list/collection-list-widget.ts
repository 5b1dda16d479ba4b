import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const collectionListWidget: WidgetDefinition<'collection-list'> = {
  type: 'collection-list',
  version: 1,
  view: async () => (await import('./collection-list.tsx')).CollectionListView,
};
