import { domainRoutesPath } from '#portal/data/help-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const domainListWidget: WidgetDefinition<'domain-list'> = {
  type: 'domain-list',
  version: 1,
  queries: (_props, { language }) => [{ path: domainRoutesPath(language) }],
  view: async () => (await import('./domain-list.tsx')).DomainListView,
};
