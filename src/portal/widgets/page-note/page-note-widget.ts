import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const pageNoteWidget: WidgetDefinition<'page-note'> = {
  type: 'page-note',
  version: 1,
  view: async () => (await import('./page-note.tsx')).PageNoteView,
};
