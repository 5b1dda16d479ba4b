import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const pageHeadingWidget: WidgetDefinition<'page-heading'> = {
  type: 'page-heading',
  version: 1,
  view: async () => (await import('../home-views.ts')).PageHeadingView,
};
