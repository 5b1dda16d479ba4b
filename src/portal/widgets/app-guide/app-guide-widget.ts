import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const appGuideWidget: WidgetDefinition<'app-guide'> = {
  type: 'app-guide',
  version: 1,
  view: async () => (await import('./app-guide.tsx')).AppGuideView,
};
