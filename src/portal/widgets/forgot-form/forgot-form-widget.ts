import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const forgotFormWidget: WidgetDefinition<'forgot-form'> = {
  type: 'forgot-form',
  version: 1,
  view: async () => (await import('./forgot-form.tsx')).ForgotFormView,
};
