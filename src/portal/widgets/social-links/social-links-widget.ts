import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const socialLinksWidget: WidgetDefinition<'social-links'> = {
  type: 'social-links',
  version: 1,
  view: async () => (await import('../footer-views.ts')).SocialLinksView,
};
