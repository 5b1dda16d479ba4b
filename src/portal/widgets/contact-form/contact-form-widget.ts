import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const contactFormWidget: WidgetDefinition<'contact-form'> = {
  type: 'contact-form',
  version: 1,
  view: async () => (await import('./contact-form.tsx')).ContactFormView,
};
