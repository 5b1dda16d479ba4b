import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const playLimitsFormWidget: WidgetDefinition<'play-limits-form'> = {
  type: 'play-limits-form',
  version: 1,
  view: async () => (await import('./play-limits-form.tsx')).PlayLimitsFormView,
};
