import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const memberMenuWidget: WidgetDefinition<'member-menu'> = {
  type: 'member-menu',
  version: 1,
  view: async () => (await import('../member-views.ts')).MemberMenuView,
};
