import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const linkRowWidget: WidgetDefinition<'link-row'> = {
  type: 'link-row',
  version: 1,
  view: async () => (await import('./link-row.tsx')).LinkRowView,
};
