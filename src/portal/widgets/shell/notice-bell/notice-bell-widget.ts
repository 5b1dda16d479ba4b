import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const noticeBellWidget: WidgetDefinition<'notice-bell'> = {
  type: 'notice-bell',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('../shell-views.ts')).NoticeBellView,
};
