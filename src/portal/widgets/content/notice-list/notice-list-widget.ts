import { announcementsPath } from '#portal/data/site-queries.ts';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const noticeListWidget: WidgetDefinition<'notice-list'> = {
  type: 'notice-list',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  skeleton: WaitingLines,
  view: async () => (await import('./notice-list.tsx')).NoticeListView,
};
