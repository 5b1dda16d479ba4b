import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const footerColumnsWidget: WidgetDefinition<'footer-columns'> = {
  type: 'footer-columns',
  version: 1,
  view: async () => (await import('../footer-views.ts')).FooterColumnsView,
};
