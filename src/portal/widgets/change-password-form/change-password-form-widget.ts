import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const changePasswordFormWidget: WidgetDefinition<'change-password-form'> = {
  type: 'change-password-form',
  version: 1,
  view: async () => (await import('./change-password-form.tsx')).ChangePasswordFormView,
};
