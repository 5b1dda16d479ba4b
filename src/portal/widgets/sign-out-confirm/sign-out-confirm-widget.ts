import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const signOutConfirmWidget: WidgetDefinition<'sign-out-confirm'> = {
  type: 'sign-out-confirm',
  version: 1,
  view: async () => (await import('./sign-out-confirm.tsx')).SignOutConfirmView,
};
