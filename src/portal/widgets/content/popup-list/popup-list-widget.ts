import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const popupListWidget: WidgetDefinition<'popup-list'> = {
  type: 'popup-list',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('./popup-list.tsx')).PopupListView,
};
