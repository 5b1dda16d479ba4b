import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const profileCardWidget: WidgetDefinition<'profile-card'> = {
  type: 'profile-card',
  version: 1,
  view: async () => (await import('../member-views.ts')).ProfileCardView,
};
