import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const memberSectionWidget: WidgetDefinition<'member-section'> = {
  type: 'member-section',
  version: 1,
  view: async () => (await import('../member-views.ts')).MemberSectionView,
};
