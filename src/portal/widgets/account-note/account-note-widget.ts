import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const accountNoteWidget: WidgetDefinition<'account-note'> = {
  type: 'account-note',
  version: 1,
  view: async () => (await import('./account-note.tsx')).AccountNoteView,
};
