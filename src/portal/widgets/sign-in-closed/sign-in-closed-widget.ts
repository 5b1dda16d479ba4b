import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const signInClosedWidget: WidgetDefinition<'sign-in-closed'> = {
  type: 'sign-in-closed',
  version: 1,
  view: async () => (await import('./sign-in-closed.tsx')).SignInClosedView,
};
