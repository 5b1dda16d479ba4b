import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const noticeBarWidget: WidgetDefinition<'notice-bar'> = {
  type: 'notice-bar',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('../home-views.ts')).NoticeBarView,
};
