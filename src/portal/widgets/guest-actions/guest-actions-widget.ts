import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const guestActionsWidget: WidgetDefinition<'guest-actions'> = {
  type: 'guest-actions',
  version: 1,
  view: async () => (await import('../shell-views.ts')).GuestActionsView,
};
