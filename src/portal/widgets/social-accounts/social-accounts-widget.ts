import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const socialAccountsWidget: WidgetDefinition<'social-accounts'> = {
  type: 'social-accounts',
  version: 1,
  view: async () => (await import('./social-accounts.tsx')).SocialAccountsView,
};
