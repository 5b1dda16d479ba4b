import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const copyrightWidget: WidgetDefinition<'copyright'> = {
  type: 'copyright',
  version: 1,
  view: async () => (await import('../footer-views.ts')).CopyrightView,
};
