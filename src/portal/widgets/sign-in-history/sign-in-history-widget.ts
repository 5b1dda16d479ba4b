import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const signInHistoryWidget: WidgetDefinition<'sign-in-history'> = {
  type: 'sign-in-history',
  version: 1,
  view: async () => (await import('../member-views.ts')).SignInHistoryView,
};
