import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const columnsWidget: WidgetDefinition<'columns'> = {
  type: 'columns',
  version: 1,
  view: async () => (await import('./columns.tsx')).ColumnsView,
};
