import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const buttonRowWidget: WidgetDefinition<'button-row'> = {
  type: 'button-row',
  version: 1,
  view: async () => (await import('./button-row.tsx')).ButtonRowView,
};
