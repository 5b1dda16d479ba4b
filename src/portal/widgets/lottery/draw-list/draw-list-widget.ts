import type { WidgetDefinition } from '#renderer/widget-definition.ts';
import { drawListPath } from './draw-list-data.ts';

export const drawListWidget: WidgetDefinition<'draw-list'> = {
  type: 'draw-list',
  version: 1,
  queries: (props, { language }) => [{ path: drawListPath(props, language) }],
  view: async () => (await import('./draw-list.tsx')).DrawListView,
};
