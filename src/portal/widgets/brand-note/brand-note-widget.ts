import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const brandNoteWidget: WidgetDefinition<'brand-note'> = {
  type: 'brand-note',
  version: 1,
  view: async () => (await import('../footer-views.ts')).BrandNoteView,
};
