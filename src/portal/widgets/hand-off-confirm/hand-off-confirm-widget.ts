import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const handOffConfirmWidget: WidgetDefinition<'hand-off-confirm'> = {
  type: 'hand-off-confirm',
  version: 1,
  view: async () => (await import('./hand-off-confirm.tsx')).HandOffConfirmView,
};
