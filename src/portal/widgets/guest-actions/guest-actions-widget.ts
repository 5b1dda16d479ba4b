import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const guestActionsWidget: WidgetDefinition<'guest-actions'> = {
  type: 'guest-actions',
  version: 1,
  view: async () => (await import('./guest-actions.tsx')).GuestActionsView,
};
