import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const iconLinkWidget: WidgetDefinition<'icon-link'> = {
  type: 'icon-link',
  version: 1,
  view: async () => (await import('../menu-views.ts')).IconLinkView,
};
