import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const profileFormWidget: WidgetDefinition<'profile-form'> = {
  type: 'profile-form',
  version: 1,
  view: async () => (await import('./profile-form.tsx')).ProfileFormView,
};
