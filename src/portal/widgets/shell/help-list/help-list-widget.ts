import { helpCentrePath } from '#portal/data/help-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const helpListWidget: WidgetDefinition<'help-list'> = {
  type: 'help-list',
  version: 1,
  queries: (_props, { language }) => [{ path: helpCentrePath(language) }],
  view: async () => (await import('../footer-views.ts')).HelpListView,
};
