import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const loginFormWidget: WidgetDefinition<'login-form'> = {
  type: 'login-form',
  version: 1,
  view: async () => (await import('./login-form.tsx')).LoginFormView,
};
