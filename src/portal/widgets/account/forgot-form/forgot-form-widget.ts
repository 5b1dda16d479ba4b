import { announcementsPath } from '#portal/data/site-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const forgotFormWidget: WidgetDefinition<'forgot-form'> = {
  type: 'forgot-form',
  version: 1,
  queries: (_props, { language }) => [{ path: announcementsPath(language) }],
  view: async () => (await import('./forgot-form.tsx')).ForgotFormView,
};
