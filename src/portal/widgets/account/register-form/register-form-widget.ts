import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const registerFormWidget: WidgetDefinition<'register-form'> = {
  type: 'register-form',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('./register-form.tsx')).RegisterFormView,
};
